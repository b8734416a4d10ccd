/** What the table would look like after a choice, asked of the server when the pointer rests on it. */
import { requestId } from './net';
import { viewOf } from './situation.svelte';
import type { ChoiceInfo, Preview as Request, ServerMessage } from './wire';

const RESTS = 110;

export class Preview<V> {
  /** Whether effects are shown at all. */
  on = $state(true);
  /** What a form would do in one go, as it knows it by itself. */
  planned = $state.raw<V | null>(null);
  private found = $state.raw<{ action: number; version: string; view: V | null } | null>(null);
  private wanted: ChoiceInfo | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (message: Request, wanted: () => boolean) => Promise<ServerMessage>) {}

  /** The view after a choice; null where it is not known, or where chance or a secret is involved. */
  after(choice: ChoiceInfo | null, version: string): V | null {
    const known = this.on && choice && this.found?.action === choice.id && this.found.version === version;
    return known ? (this.found?.view ?? null) : null;
  }

  /** Asks soon, unless something else is wanted before. */
  want(choice: ChoiceInfo | null, version: string): void {
    this.stop();
    this.wanted = choice;
    if (choice) this.timer = setTimeout(() => void this.load(choice, version), RESTS);
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private async load(choice: ChoiceInfo, version: string): Promise<void> {
    if (this.found?.action === choice.id && this.found.version === version) return;
    const answer = await this.ask(
      { type: 'preview', request: requestId(), action: choice.id },
      () => this.wanted === choice,
    );
    if (answer.type === 'preview-answer')
      this.found = { action: choice.id, version, view: viewOf<V | null>(answer.view) };
  }
}
