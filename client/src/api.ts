/** The HTTP calls of the lobby and the waiting room. */
import type {
  Catalog,
  Complaint,
  GuideInfo,
  JoinTable,
  Keys,
  Myself,
  NewGuide,
  NewId,
  NewTable,
  RulesPage,
  SeatChange,
  Seated,
  Settings,
  TableInfo,
  TableList,
  TablePage,
  Verdict,
} from './wire';

/** A refused call; `code` has a sentence in the catalogue (`ui-problem-<code>`). */
export class Problem extends Error {
  constructor(
    readonly code: string,
    detail = '',
  ) {
    super(detail || code);
  }
}

async function call(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Problem('offline');
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as { code?: string; detail?: string };
  throw new Problem(told.code ?? 'internal', told.detail);
}

async function json<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  return (await (await call(method, path, body, token)).json()) as T;
}

export const catalog = (): Promise<Catalog> => json('GET', '/api/catalog');
export const rules = (language: string, game: string): Promise<RulesPage> =>
  json('GET', `/api/rules/${language}/${game}`);
export const lobby = (): Promise<TableList> => json('GET', '/api/lobby');
export const mine = (tokens: string[]): Promise<TableList> => json('POST', '/api/mine', { tokens });
export const create = (wish: NewTable): Promise<Keys> => json('POST', '/api/tables', wish);
export const guide = (game: string): Promise<GuideInfo> => json('GET', `/api/guides/${game}`);
export const createGuide = (game: string, wish: NewGuide): Promise<Keys> =>
  json('POST', `/api/guides/${game}`, wish);
export const page = (table: string, token: string): Promise<TablePage> =>
  json('GET', `/api/tables/${table}`, undefined, token);
export const join = (table: string, wish: JoinTable): Promise<Seated> =>
  json('POST', `/api/tables/${table}/join`, wish);
export const rematch = (table: string, token: string): Promise<NewId> =>
  json('POST', `/api/tables/${table}/rematch`, undefined, token);
export const verify = (table: string, token: string): Promise<Verdict> =>
  json('GET', `/api/tables/${table}/verify`, undefined, token);
export const settings = (table: string, change: Settings, token: string): Promise<TableInfo> =>
  json('PATCH', `/api/tables/${table}`, change, token);
export const seat = (table: string, number: number, change: SeatChange, token: string): Promise<TableInfo> =>
  json('POST', `/api/tables/${table}/seats/${number}`, change, token);
export const admit = (table: string, number: number, yes: boolean, token: string): Promise<TableInfo> =>
  json('POST', `/api/tables/${table}/seats/${number}/admit`, { admit: yes }, token);
export const mute = (table: string, number: number, on: boolean, token: string): Promise<TableInfo> =>
  json('POST', `/api/tables/${table}/seats/${number}/mute`, { on }, token);
export const myself = (table: string, change: Myself, token: string): Promise<TableInfo> =>
  json('PATCH', `/api/tables/${table}/me`, change, token);
export const showRecord = (text: string): Promise<Keys> => json('POST', '/api/records', { text });

export async function text(language: string, game?: string): Promise<string> {
  return (await call('GET', `/api/text/${language}${game ? `/${game}` : ''}`)).text();
}
export async function guideText(language: string, game: string): Promise<string> {
  return (await call('GET', `/api/guides/${game}/${language}`)).text();
}
export async function remove(table: string, token: string): Promise<void> {
  await call('DELETE', `/api/tables/${table}`, undefined, token);
}
export async function start(table: string, token: string): Promise<void> {
  await call('POST', `/api/tables/${table}/start`, undefined, token);
}
export async function leave(table: string, token: string): Promise<void> {
  await call('POST', `/api/tables/${table}/leave`, undefined, token);
}
export async function report(table: string, complaint: Complaint, token: string): Promise<void> {
  await call('POST', `/api/tables/${table}/report`, complaint, token);
}
export async function record(table: string, token: string): Promise<string> {
  return (await call('GET', `/api/tables/${table}/record`, undefined, token)).text();
}
