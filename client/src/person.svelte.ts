/** The person at this browser, if they want to be known again: a secret kept here, and what the server tells of them. */
import * as api from './api';
import { all, type Held, hold } from './keys';
import { base64, newSecret, proofOf } from './secret';
import { settings } from './settings.svelte';
import type { Keys, PersonInfo } from './wire';

const PLACE = 'serai.me';
const OWNER = '.owner';

interface Kept {
  /** The secret of this device, which opens everything that is the person's. */
  device: string;
  /** What the recovery words of this device are made of; "" if they were made elsewhere. */
  words: string;
}

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function deviceSecret(): string {
  return `me.${base64(crypto.getRandomValues(new Uint8Array(24)))}`;
}

/** What this device is called, so that its person knows it again. */
export function deviceName(agent = navigator.userAgent): string {
  const browser = /Edg\//.test(agent)
    ? 'Edge'
    : /Firefox\//.test(agent)
      ? 'Firefox'
      : /Chrome\//.test(agent)
        ? 'Chrome'
        : /Safari\//.test(agent)
          ? 'Safari'
          : '';
  const system = /Android/.test(agent)
    ? 'Android'
    : /iPhone|iPad/.test(agent)
      ? 'iOS'
      : /Windows/.test(agent)
        ? 'Windows'
        : /Mac/.test(agent)
          ? 'macOS'
          : /Linux/.test(agent)
            ? 'Linux'
            : '';
  return [browser, system].filter(Boolean).join(', ');
}

class Me {
  info = $state.raw<PersonInfo | null>(null);
  private kept = $state.raw<Kept | null>(read());

  /** The secret of this device; "" while nobody wants to be known again. */
  get token(): string {
    return this.kept?.device ?? '';
  }

  /** What the recovery words are made of, if they were made here. */
  get words(): string {
    return this.kept?.words ?? '';
  }

  private keep(device: string, words: string): void {
    this.kept = { device, words };
    localStorage.setItem(PLACE, JSON.stringify(this.kept));
  }

  /** Becomes somebody, with all that this browser holds; whoever is somebody already stays that. */
  async ensure(): Promise<PersonInfo> {
    if (this.token) return this.info ?? this.load();
    const device = deviceSecret();
    const words = newSecret();
    this.info = await api.createPerson(
      {
        words: proofOf(words),
        name: settings.name,
        colour: settings.colour,
        settings: settings.text(),
        device: deviceName(),
      },
      device,
    );
    this.keep(device, words);
    await this.claim();
    return this.load();
  }

  /** What the server knows now. A device that was signed out forgets that it was somebody's. */
  async load(): Promise<PersonInfo> {
    try {
      this.info = await api.person(this.token);
      return this.info;
    } catch (error) {
      if (error instanceof api.Problem && error.code === 'signed-out') this.drop();
      throw error;
    }
  }

  async change(change: api.PersonChange): Promise<void> {
    this.info = await api.changePerson(change, this.token);
  }

  /** Goes on holiday for so many days, or (0) is back. */
  async holiday(days: number): Promise<void> {
    this.info = await api.holiday(days, this.token);
  }

  /** Tells the server of new settings, if there is somebody to keep them for. */
  async sync(): Promise<void> {
    if (!this.token) return;
    await this.change({ name: settings.name, colour: settings.colour, settings: settings.text() }).catch(
      () => undefined,
    );
  }

  /** New words: the old ones are worthless from now on. */
  async renew(): Promise<void> {
    const words = newSecret();
    await this.change({ words: proofOf(words), written: false });
    this.keep(this.token, words);
  }

  /** Comes in on this device, by a code, or by the words. */
  async enter(how: { code: string } | { words: string }): Promise<void> {
    const device = deviceSecret();
    const wish = 'code' in how ? { code: how.code } : { words: proofOf(how.words) };
    this.info = await api.enterPerson({ ...wish, device: deviceName() }, device);
    await this.entered(device, 'words' in how ? how.words : '');
  }

  async entered(device: string, words = ''): Promise<void> {
    this.keep(device, words);
    if (this.info) settings.take(this.info.settings, this.info.name, this.info.colour);
    await this.claim();
    await this.load();
  }

  /** A new secret for this device, for somebody who comes in by passkey. */
  fresh(): string {
    return deviceSecret();
  }

  /** Makes what this browser holds by links the person's. */
  async claim(tables: Readonly<Record<string, Held>> = all()): Promise<void> {
    const wishes = Object.entries(tables).flatMap(([table, held]) =>
      (['seat', 'owner'] as const).flatMap((kind) => {
        const token = held[kind];
        return token && !token.startsWith('me.') ? [{ table, kind, token }] : [];
      }),
    );
    for (let at = 0; at < wishes.length; at += 40) {
      const some = wishes.slice(at, at + 40);
      const { done } = await api.claim(
        { seats: some.map(({ table, token }) => ({ table, token })) },
        this.token,
      );
      some.forEach(({ table, kind }, each) => {
        if (done[each]) hold(table, { [kind]: kind === 'owner' ? this.token + OWNER : this.token });
      });
    }
  }

  /** Keeps the secrets of a table that was just made or joined: as the person, if there is one. */
  async take(table: string, keys: Held): Promise<void> {
    hold(table, keys);
    if (this.token) await this.claim({ [table]: keys }).catch(() => undefined);
  }

  async takeNew(made: Keys): Promise<void> {
    await this.take(made.table, { seat: made.token, owner: made.owner, join: made.join, watch: made.watch });
  }

  /** What opens a table of the person that this browser has not seen yet. */
  holdAs(table: string, seated: boolean, owner: boolean): void {
    if (this.token)
      hold(table, { ...(seated && { seat: this.token }), ...(owner && { owner: this.token + OWNER }) });
  }

  /** This device is nobody's any more, and is told nothing any more. */
  drop(): void {
    void import('./notify').then(({ unsubscribe }) => unsubscribe()).catch(() => undefined);
    this.kept = null;
    this.info = null;
    localStorage.removeItem(PLACE);
    for (const [table, held] of Object.entries(all())) {
      const left = Object.fromEntries(Object.entries(held).filter(([, token]) => !token.startsWith('me.')));
      hold(table, left, localStorage, true);
    }
  }
}

export const me = new Me();
