// Made from requests.py, messages.py and bodies.py in src/caravanserai/server by `python -m caravanserai.server.typescript`. Do not edit.

export type Argument = number | string | string[];
export type Arguments = Record<string, Argument>;
/** What a game makes of its position: its shape is in `games/<game>/view.ts`. */
export type Json = unknown;

/** The version of these messages. */
export const WIRE = 2;

/** The first message: which table, and the token that opens a seat or a place to watch from. */
export interface Hello {
  type: 'hello';
  table: string;
  token?: string;
  wire?: number;
}

/** Take one of the choices of the prompt. Sending it again with the same `request` is harmless. */
export interface Act {
  type: 'act';
  request: string;
  version: string;
  action: number;
}

/** Take back the last decision, where the rules allow. */
export interface Undo {
  type: 'undo';
  request: string;
  version: string;
}

/** Ask why an action, or a thing on the table, cannot be chosen. */
export interface WhyNot {
  type: 'why-not';
  request: string;
  action?: number | null;
  thing?: string;
}

/** Ask what the table would look like after a choice. */
export interface Preview {
  type: 'preview';
  request: string;
  action: number;
}

/** Look back: at a moment (0 is the start), or at the moment when a log line was written. `seat` is heeded when the game is over: any seat's eyes; -1 is a spectator's. */
export interface Look {
  type: 'look';
  request: string;
  moment?: number | null;
  line?: number | null;
  seat?: number | null;
}

/** Ask for lines of the log from `start` on. */
export interface ReadLog {
  type: 'read-log';
  request: string;
  start: number;
  count?: number;
}

/** Write to the chat: seats to seats, spectators to spectators. */
export interface Say {
  type: 'say';
  text: string;
}

/** Let a bot play this seat from now on, or take the seat back. */
export interface StandIn {
  type: 'stand-in';
  on: boolean;
}

/** Promise to answer alike until something comes (one of the promises offered in the update), or ("") no longer. The server keeps it, also while nobody is connected, and tells no other seat. */
export interface Promise {
  type: 'promise';
  request: string;
  name?: string;
}

/** Answered at once with `pong`. */
export interface Ping {
  type: 'ping';
}

/** Why something is not allowed: the rule's id ("" if none), the message key and its arguments. */
export interface ReasonInfo {
  rule: string;
  key: string;
  args: Arguments;
}

/** One option: the action's number, how to say it, and the ids of the things to click for it. */
export interface ChoiceInfo {
  id: number;
  key: string;
  args: Arguments;
  at: string[];
}

/** What is asked. `choices` is empty unless the receiver is asked. `key` + "-other" is the sentence for the others. `form` names the form of the game that asks it best; empty: a list of the choices. */
export interface PromptInfo {
  seat: number | null;
  decision: string;
  rule: string;
  key: string;
  args: Arguments;
  form: string;
  auto: boolean;
  choices: ChoiceInfo[];
  waiting: number[];
}

/** Something that happened: message `event-<kind>` with its arguments; `actor` -1 is chance. */
export interface LogLine {
  kind: string;
  args: Arguments;
  actor: number;
  auto: boolean;
}

/** The result of a finished game: points, groups of tied seats (best first), points by category and seat. */
export interface Standing {
  scores: number[];
  ranking: number[][];
  breakdown: Record<string, number>[];
}

/** A seat as everybody sees it. `kind` says whose seat it is; `played` whether a person or a bot plays it right now (null: nobody yet). `asks` is the name of somebody who asks the owner for this seat of a running game; null: nobody does. */
export interface SeatInfo {
  kind: 'bot' | 'open' | 'person';
  played: 'bot' | 'person' | null;
  name: string;
  colour: string;
  level: string;
  here: boolean;
  awaySince: number | null;
  muted: boolean;
  asks: string | null;
}

/** How fast: seconds per decision (null: no limit) and the grace after which a bot takes over. */
export interface Pace {
  seconds?: number | null;
  grace?: number;
}

/** A table as everybody who may see it sees it. */
export interface TableInfo {
  id: string;
  name: string;
  game: string;
  options: Record<string, string>;
  status: 'over' | 'running' | 'waiting';
  seats: SeatInfo[];
  listed: boolean;
  spectators: 'delayed' | 'none' | 'open';
  delay: number;
  pace: Pace;
  speed: 'instant' | 'normal' | 'slow';
  watchers: number;
  created: number;
  commitment: string;
  ended: '' | 'old-record' | 'old-rules';
  quiet: boolean;
  rematch: string | null;
  guide: boolean;
}

/** Who the receiver is at this table. `seat` is set for role "seat" only; `asks` is the seat it has asked the owner for. */
export interface You {
  role: 'guest' | 'seat' | 'spectator';
  seat: number | null;
  standIn: boolean;
  asks: number | null;
}

/** A line of the chat. `seat` is null when a spectator wrote it. */
export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/** The answer to `hello`. An `update` follows if the game has begun and the receiver may see it. */
export interface Welcome {
  type: 'welcome';
  you: You;
  table: TableInfo;
  chat: ChatLine[];
}

/** Seats, presence, status or settings have changed. */
export interface TableChanged {
  type: 'table';
  you: You;
  table: TableInfo;
}

/** Where a guided game stands: the lesson being played, and the actions it asks for, the best one first. */
export interface Guidance {
  lesson: number;
  wanted: number[];
}

/** The game as the receiver may see it. Keep the first `start` lines of the log, then append `events`. Unless `whole`, `view` has only the parts that have changed since the update before: put them over the last view. `recap` is the number of log lines there were when the receiver last decided. `promises` are the standing answers that the receiver may promise now, `promise` the one in force ("": none). `undo` is null when the receiver may take back, else the reason why not. `final` are those choices of the prompt after which there is no way back, or another one is asked. */
export interface Update {
  type: 'update';
  version: string;
  whole: boolean;
  view: Record<string, Json>;
  prompt: PromptInfo;
  final: number[];
  start: number;
  events: LogLine[];
  recap: number;
  canUndo: boolean;
  undo: ReasonInfo | null;
  promises: string[];
  promise: string;
  deadline: number | null;
  now: number;
  result: Standing | null;
  guide: Guidance | null;
}

/** The action is done and on disk. The `update` it led to follows (or has been sent already, for a repeated request). */
export interface Accepted {
  type: 'accepted';
  request: string;
}

/** The request changed nothing. An `update` with the fresh view follows. */
export interface Refused {
  type: 'refused';
  request: string;
  code: 'cannot-undo' | 'game-over' | 'not-legal' | 'not-seated' | 'not-started' | 'not-your-turn' | 'stale';
  reason: ReasonInfo | null;
}

/** The reasons, most fitting first. Empty with `allowed` true: it can be chosen. Empty otherwise: nothing is known. */
export interface WhyNotAnswer {
  type: 'why-not-answer';
  request: string;
  allowed: boolean;
  reasons: ReasonInfo[];
}

/** The table after the choice; `view` is null where chance or a secret is involved. */
export interface PreviewAnswer {
  type: 'preview-answer';
  request: string;
  view: Json;
}

/** The table at an earlier moment. `lines` is the number of log lines there were. */
export interface Moment {
  type: 'moment';
  request: string;
  moment: number;
  moments: number;
  seat: number | null;
  lines: number;
  view: Json;
  prompt: PromptInfo;
}

/** Lines of the log from `start` on; `total` is how many there are. */
export interface LogPage {
  type: 'log-page';
  request: string;
  start: number;
  total: number;
  events: LogLine[];
}

/** A new line of the chat. */
export interface ChatAdded {
  type: 'chat';
  line: ChatLine;
}

/** Something is wrong. `final` means the socket is closed now and should not come back by itself. Codes: bad-message, slow-down, muted, no-table, no-entry, deleted, storage (the last move was not saved), internal, busy, restarting, damaged, old-rules (the rules have changed since; the record is kept), old-page (the page was made for older messages: load it anew). */
export interface Trouble {
  type: 'trouble';
  code: string;
  request: string;
  final: boolean;
  detail: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong';
  now: number;
}

/** An option of a game: allowed values, the default first. Texts: `option-<name>`, `option-<name>-<value>`. */
export interface OptionInfo {
  name: string;
  values: string[];
}

/** A game that can be played here. */
export interface GameInfo {
  key: string;
  seats: number[];
  options: OptionInfo[];
  colours: string[];
  categories: string[];
  rulesVersion: number;
  actionCount: number;
  guide: boolean;
}

/** What this server offers. */
export interface Catalog {
  version: string;
  games: GameInfo[];
  levels: string[];
  defaultLevel: string;
  languages: Record<string, string>;
}

/** One rule of the reference. */
export interface RuleInfo {
  id: string;
  chapter: string;
  text: string;
}

/** The rules reference of a game, rule by rule. */
export interface RulesPage {
  game: string;
  rules: RuleInfo[];
}

/** A seat of a new table: the creator's own, one for somebody with the link, or a bot's. */
export interface SeatWish {
  kind: 'bot' | 'me' | 'open';
  level?: string;
}

/** A table to be made. With `start` the game begins at once: bots hold the open seats until somebody comes. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  name?: string;
  listed?: boolean;
  spectators?: 'delayed' | 'none' | 'open';
  delay?: number;
  pace?: Pace;
  speed?: 'instant' | 'normal' | 'slow';
  player?: string;
  colour?: string;
  start?: boolean;
}

/** A guided first game to be made: the learner's name, and how the table is called in the learner's list. */
export interface NewGuide {
  player?: string;
  name?: string;
}

/** One step of a guide: its message, rules to read on, things to point at, whether the learner has to act. */
export interface LessonInfo {
  key: string;
  rules: string[];
  point: string[];
  mine: boolean;
}

/** A guided first game, step by step. */
export interface GuideInfo {
  game: string;
  lessons: LessonInfo[];
}

/** The secrets of a new table. They are told once; the browser keeps them. "" where there is none. */
export interface Keys {
  table: string;
  owner: string;
  seat: number | null;
  token: string;
  join: string;
  watch: string;
}

/** Sit down. `token` is the table's join token (not needed at a listed table); `seat` null takes the first free one. */
export interface JoinTable {
  token?: string;
  seat?: number | null;
  name?: string;
  colour?: string;
}

/** The seat taken and its secret token. `waiting`: the token opens the seat when the owner has let its bearer in. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
  waiting: boolean;
}

/** Whether the owner lets in who asks for a seat. */
export interface Admission {
  admit: boolean;
}

/** Whether the owner takes a person the word. */
export interface Mute {
  on: boolean;
}

/** What somebody tells the host about a seat (null: about the table). */
export interface Complaint {
  text: string;
  about?: number | null;
}

/** A new name or colour for one's own seat; null keeps the old one. */
export interface Myself {
  name?: string | null;
  colour?: string | null;
}

/** What the owner may change; null keeps it. */
export interface Settings {
  name?: string | null;
  listed?: boolean | null;
  spectators?: 'delayed' | 'none' | 'open' | null;
  delay?: number | null;
  pace?: Pace | null;
  speed?: 'instant' | 'normal' | 'slow' | null;
  quiet?: boolean | null;
}

/** The owner, before the start: make the seat open or a bot's. Anybody seated, when its person is away: `bot`. With `remove` the owner takes a seat of a running game from its person. */
export interface SeatChange {
  kind: 'bot' | 'open';
  level?: string;
  remove?: boolean;
}

/** A table in a list. `turn` is the seat that is waited for; `mine` the seat that the token opens. `deadline` is told to the seat that is waited for; `touched` is when something last happened that everybody could see. */
export interface TableSummary {
  id: string;
  name: string;
  game: string;
  status: 'over' | 'running' | 'waiting';
  seats: SeatInfo[];
  spectators: 'delayed' | 'none' | 'open';
  open: number;
  turn: number | null;
  deadline: number | null;
  touched: number;
  mine: number | null;
  role: 'guest' | 'nobody' | 'owner' | 'seat' | 'spectator';
}

/** The tokens a browser holds. */
export interface Mine {
  tokens: string[];
}

/** Tables, those that wait for the asker first, then by last change. */
export interface TableList {
  tables: TableSummary[];
}

/** A table and who the bearer of the token is there; `join` and `watch` are told to the owner's token only by creation. */
export interface TablePage {
  you: You;
  owner: boolean;
  table: TableInfo;
}

/** The id of a table that was made. */
export interface NewId {
  table: string;
}

/** The text of a finished game's record, to look at it here. */
export interface RecordText {
  text: string;
}

/** Whether a finished game's chance is what was committed to at the start. */
export interface Verdict {
  ok: boolean;
  commitment: string;
  seed: string;
  faults: string[];
}

/** Whether the server can do its work. */
export interface Health {
  ok: boolean;
  version: string;
  store: string;
}

/** Why an HTTP request was refused: a code for programs and a plain English sentence for their authors. */
export interface Problem {
  code: string;
  detail: string;
}

export type ClientMessage = Hello | Act | Undo | WhyNot | Preview | Look | ReadLog | Say | StandIn | Promise | Ping;

export type ServerMessage = Welcome | TableChanged | Update | Accepted | Refused | WhyNotAnswer | PreviewAnswer | Moment | LogPage | ChatAdded | Trouble | Pong;
