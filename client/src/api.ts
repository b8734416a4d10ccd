/** The HTTP calls of the lobby and the waiting room. */
import { requestId } from './net';
import type {
  Catalog,
  Claimed,
  Claims,
  Complaint,
  Enter,
  Guides,
  HookInfo,
  JoinTable,
  Keys,
  LastLines,
  Links,
  MoveCode,
  Myself,
  NetworkInfo,
  NewGuide,
  NewId,
  NewPerson,
  NewTable,
  PasskeyAnswer,
  PasskeyOptions,
  PersonChange,
  PersonInfo,
  RatedGames,
  RulesPage,
  SeatChange,
  Seated,
  Settings,
  Subscribe,
  TableInfo,
  TableList,
  TablePage,
  TellingInfo,
  Verdict,
} from './wire';

/** A refused call; `code` has a sentence in the catalogue (`ui-problem-<code>`). */
export class Problem extends Error {
  constructor(
    readonly code: string,
    detail = '',
    /** What the host's log calls the request. */
    readonly request = '',
    /** Seconds after which it may be tried again. */
    readonly wait = 0,
  ) {
    super(detail || code);
  }
}

/** Characters of a body that may be sent while the page is left: 64 KB in any letters. */
const LASTING = 16_000;

export async function call(method: string, path: string, body?: unknown, token?: string): Promise<Response> {
  const request = requestId();
  const headers: Record<string, string> = { 'X-Request-Id': request };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const text = body === undefined ? undefined : JSON.stringify(body);
  // What was changed is changed, also if the page is left at once; browsers let only small bodies outlive it.
  const keepalive = method !== 'GET' && (text ?? '').length < LASTING;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: text, keepalive });
  } catch {
    throw new Problem('offline');
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => ({}))) as { code?: string; detail?: string };
  const wait = Number(answer.headers.get('Retry-After') ?? 0);
  throw new Problem(told.code ?? 'internal', told.detail, request, wait);
}

export async function json<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  return (await (await call(method, path, body, token)).json()) as T;
}

export const catalog = (): Promise<Catalog> => json('GET', '/api/catalog');
export const rules = (language: string, game: string): Promise<RulesPage> =>
  json('GET', `/api/rules/${language}/${game}`);
export const lobby = (): Promise<TableList> => json('GET', '/api/lobby');
export const mine = (tokens: string[], me = ''): Promise<TableList> =>
  json('POST', '/api/mine', { tokens }, me);
export const last = (table: string, token: string): Promise<LastLines> =>
  json('GET', `/api/tables/${table}/last`, undefined, token);
export const create = (wish: NewTable): Promise<Keys> => json('POST', '/api/tables', wish);
export const guides = (game: string): Promise<Guides> => json('GET', `/api/guides/${game}`);
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
export const ready = (table: string, on: boolean, token: string): Promise<TableInfo> =>
  json('POST', `/api/tables/${table}/ready`, { ready: on }, token);
export const links = (table: string, token: string): Promise<Links> =>
  json('POST', `/api/tables/${table}/links`, undefined, token);
export const hooked = (table: string, token: string): Promise<HookInfo> =>
  json('GET', `/api/tables/${table}/webhook`, undefined, token);
export const hook = (table: string, url: string, language: string, token: string): Promise<HookInfo> =>
  json('PUT', `/api/tables/${table}/webhook`, { url, language }, token);
export const network = (): Promise<NetworkInfo> => json('GET', '/api/network');
export const openNetwork = (port: number | null): Promise<NetworkInfo> =>
  json('POST', '/api/network', { port });
export const closeNetwork = (): Promise<NetworkInfo> => json('DELETE', '/api/network');
export const showRecord = (text: string): Promise<Keys> => json('POST', '/api/records', { text });

export async function text(...path: (string | undefined)[]): Promise<string> {
  return (await call('GET', `/api/text/${path.filter(Boolean).join('/')}`)).text();
}
export async function asideText(language: string): Promise<string> {
  return (await call('GET', `/api/aside/${language}`)).text();
}
export async function guideText(language: string, game: string): Promise<string> {
  return (await call('GET', `/api/guides/${game}/${language}`)).text();
}
export async function howtoText(language: string, game: string): Promise<string> {
  return (await call('GET', `/api/howto/${language}/${game}`)).text();
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

// --- oneself ------------------------------------------------------------------------------------------

export type { PersonChange } from './wire';
export const createPerson = (wish: NewPerson, token: string): Promise<PersonInfo> =>
  json('POST', '/api/me', wish, token);
export const enterPerson = (wish: Enter, token: string): Promise<PersonInfo> =>
  json('POST', '/api/me/enter', wish, token);
export const person = (token: string): Promise<PersonInfo> => json('GET', '/api/me', undefined, token);
export const changePerson = (change: PersonChange, token: string): Promise<PersonInfo> =>
  json('PATCH', '/api/me', change, token);
export const holiday = (days: number, token: string): Promise<PersonInfo> =>
  json('PUT', '/api/me/holiday', { days }, token);
export const personData = (token: string): Promise<unknown> => json('GET', '/api/me/data', undefined, token);
export const ratedGames = (token: string): Promise<RatedGames> =>
  json('GET', '/api/me/ratings', undefined, token);
export const moveCode = (token: string): Promise<MoveCode> => json('POST', '/api/me/move', undefined, token);
export const claim = (claims: Claims, token: string): Promise<Claimed> =>
  json('POST', '/api/me/claim', claims, token);
export const passkeyToMake = (token: string): Promise<PasskeyOptions> =>
  json('POST', '/api/me/passkeys/new', undefined, token);
export const makePasskey = (answer: PasskeyAnswer, token: string): Promise<PersonInfo> =>
  json('POST', '/api/me/passkeys', answer, token);
export const passkeyToUse = (): Promise<PasskeyOptions> => json('POST', '/api/passkeys/ask');
export const usePasskey = (answer: PasskeyAnswer, token: string): Promise<PersonInfo> =>
  json('POST', '/api/passkeys', answer, token);
export async function stay(token: string): Promise<void> {
  await call('DELETE', '/api/me/move', undefined, token);
}
export async function signOut(device: string, token: string): Promise<void> {
  await call('DELETE', `/api/me/devices${device && `/${device}`}`, undefined, token);
}
export async function deletePerson(token: string): Promise<void> {
  await call('DELETE', '/api/me', undefined, token);
}
export const told = (token: string): Promise<TellingInfo> => json('GET', '/api/me/told', undefined, token);
export const subscribe = (wish: Subscribe, token: string): Promise<TellingInfo> =>
  json('POST', '/api/me/told/push', wish, token);
export const askMail = (address: string, language: string, token: string): Promise<TellingInfo> =>
  json('POST', '/api/me/told/mail', { address, language }, token);
export const confirmMail = (code: string, token: string): Promise<TellingInfo> =>
  json('POST', '/api/me/told/mail/code', { code }, token);
export const wishes = (silent: readonly string[], token: string): Promise<TellingInfo> =>
  json('PATCH', '/api/me/told', { silent }, token);
/** One place, or ("") all of them. */
export const untell = (place: string, token: string): Promise<TellingInfo> =>
  json('DELETE', `/api/me/told${place && `/${place}`}`, undefined, token);
export async function tryOut(place: string, token: string): Promise<void> {
  await call('POST', `/api/me/told/${place}/try`, undefined, token);
}
export async function stop(token: string): Promise<void> {
  await call('POST', `/api/stop/${encodeURIComponent(token)}`);
}
export async function homeText(language: string): Promise<string> {
  return (await call('GET', `/api/home/${language}`)).text();
}
