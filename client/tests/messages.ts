/** Messages as a server sends them, with only what a test says differing from the plainest ones. */
import { BLANK, STILL } from '../src/look/blank';
import type { ChoiceInfo, PromptInfo, ServerMessage, TableInfo, Update, Welcome } from '../src/wire';

export function choice(id: number, ...at: string[]): ChoiceInfo {
  return { id, key: `choice-${id}`, args: {}, at, effects: [], idle: false };
}

export function prompt(seat: number | null, ...choices: ChoiceInfo[]): PromptInfo {
  return {
    seat,
    decision: 'D-MOVE',
    rule: '',
    key: 'prompt-d-move',
    args: {},
    form: '',
    auto: false,
    choices,
    missing: [],
    optional: null,
    waiting: seat === null ? [] : [seat],
  };
}

export function update(version: string, change: Partial<Update> = {}): Update {
  return { ...STILL, version, view: {}, prompt: prompt(null), ...change };
}

const TABLE: TableInfo = { ...BLANK, id: 'T', game: 'yspahan', pauses: true };

export function welcome(seat: number | null, change: Partial<TableInfo> = {}): Welcome {
  return {
    type: 'welcome',
    you: { role: seat === null ? 'guest' : 'seat', seat, standIn: false, asks: null, quiet: false },
    table: { ...TABLE, ...change },
    chat: [],
  };
}

export function refused(request: string, code: 'stale' | 'not-legal' = 'not-legal'): ServerMessage {
  const reason = { rule: 'YS-1', key: 'reason-full', args: {} };
  return { type: 'refused', request, code, reason };
}

export function trouble(request: string, code: string, final = false): ServerMessage {
  return { type: 'trouble', request, code, final, detail: '', ref: 'r1', within: 0 };
}
