// Made from requests.py, plans.py, shown.py, messages.py, bodies.py, person_bodies.py and review_bodies.py in src/caravanserai/server by `python -m caravanserai.server.typescript`. Do not edit.

export type Argument = number | string | string[];
export type Arguments = Record<string, Argument>;
/** What a game makes of its position: its shape is in `games/<game>/view.ts`. */
export type Json = unknown;

/** The version of these messages. */
export const WIRE = 2;

/** The languages, each with its own name for itself. */
export const LANGUAGES = { en: 'English', it: 'Italiano', fr: 'Français', de: 'Deutsch' } as const;

/** The first message: which table, and the token that opens a seat or a place to watch from. */
export interface Hello {
  type: 'hello';
  table: string;
  token?: string;
  wire?: number;
  pauses?: boolean;
  hidden?: boolean;
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

/** Ask what a thing on the table is, and why it, or an action, cannot be chosen. `moment` and `seat` are those of `look`: then it is about the thing as it was. */
export interface WhyNot {
  type: 'why-not';
  request: string;
  action?: number | null;
  thing?: string;
  moment?: number | null;
  seat?: number | null;
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

/** Ask for the pause card that a line of the log stands for. */
export interface Recount {
  type: 'recount';
  request: string;
  line: number;
}

/** The pause card is read. */
export interface GoOn {
  type: 'go-on';
}

/** Write to the chat: seats to seats, spectators to spectators. */
export interface Say {
  type: 'say';
  text: string;
}

/** Let a bot play this seat from now on, of that level if one is named, or take the seat back. */
export interface StandIn {
  type: 'stand-in';
  on: boolean;
  level?: string;
}

/** Propose a pause, agree to it, refuse it, or want to go on. */
export interface Rest {
  type: 'rest';
  wish: 'agree' | 'ask' | 'go-on' | 'refuse';
}

/** What becomes of a game that nobody goes on with. */
export interface Vote {
  type: 'vote';
  wish: 'bot' | 'end' | 'wait';
}

/** Promise to answer alike until something comes (one of the promises offered in the update), or ("") no longer. The server keeps it, also while nobody is connected, and tells no other seat. */
export interface Promise {
  type: 'promise';
  request: string;
  name?: string;
}

/** The page is before nobody's eyes any more, or again. */
export interface Hidden {
  type: 'hidden';
  on: boolean;
}

/** Plan ahead: answer so when it happens so, until something else does. Without orders the plan is withdrawn. The server keeps it, also while nobody is connected, and tells no other seat. */
export interface PlanOrders {
  type: 'plan';
  request: string;
  orders?: Order[];
}

/** A step of a plan that is being made: the case ("": whatever happens) and the own answer to what is asked then. */
export interface PlanStep {
  case: string;
  action: number;
}

/** Ask what may happen after the steps of a plan and, in a case ("": whatever happens), what one is asked then. */
export interface Foresee {
  type: 'foresee';
  request: string;
  path?: PlanStep[];
  case?: string;
}

/** Answered at once with `pong`. */
export interface Ping {
  type: 'ping';
}

/** How something is said to the seat that has planned it: a message and its arguments. */
export interface Saying {
  key: string;
  args: Arguments;
}

/** Something that another seat may do next. `seen` stands for what the planning seat would see of it. */
export interface PlanCase {
  seat: number;
  seen: string;
  said: Saying;
}

/** What to answer to a decision: in a case (null: whatever happens until then), and what comes after it. */
export interface Order {
  when: PlanCase | null;
  decision: string;
  action: number;
  said: Saying;
  then?: Order[];
}

/** A sentence: the message key and its arguments. */
export interface LineInfo {
  key: string;
  args: Arguments;
}

/** What a thing is: its name and place, its kind with cost and worth, what it does, how that stands now, rule ids. */
export interface CardInfo {
  id: string;
  name: LineInfo;
  kind: LineInfo | null;
  does: LineInfo;
  now: LineInfo[];
  rules: string[];
}

/** What a choice gives a seat (`amount` > 0) or costs it (< 0); the game's face has a picture of `thing`. */
export interface EffectInfo {
  seat: number;
  thing: string;
  amount: number;
}

/** One option: the action's number, how to say it, the ids of the things to click for it, what it gives and costs. `key` + "-gives", where there is such a message, is the second line. `idle` ones come last in a long list. */
export interface ChoiceInfo {
  id: number;
  key: string;
  args: Arguments;
  at: string[];
  effects: EffectInfo[];
  idle: boolean;
}

/** An option that the receiver cannot afford, and why. */
export interface MissingInfo {
  id: number;
  key: string;
  args: Arguments;
  reason: LineInfo;
}

/** What is asked. `choices` is empty unless the receiver is asked. `key` + "-other" is the sentence for the others. `key` + "-hint", where there is such a message, is the second line. `form` names the form of the game that asks it best; empty: a list of the choices. `optional` is the choice that passes a stop which may be waved through. */
export interface PromptInfo {
  seat: number | null;
  decision: string;
  rule: string;
  key: string;
  args: Arguments;
  form: string;
  auto: boolean;
  choices: ChoiceInfo[];
  missing: MissingInfo[];
  optional: number | null;
  waiting: number[];
}

/** A small fact: a picture ("": none), words, an amount with its sign, the seat it belongs to. */
export interface ChipInfo {
  icon: string;
  text: LineInfo | null;
  amount: number | null;
  seat: number | null;
}

/** A seat on a pause card: a cell per column, the change of its points, its points now (null: hidden). */
export interface RowInfo {
  seat: number;
  cells: ChipInfo[][];
  change: number;
  total: number | null;
}

/** A pause card: what a stretch of the game brought to whom. `order` are the seats in the order of what comes. */
export interface PauseInfo {
  id: string;
  title: LineInfo;
  subtitle: LineInfo;
  columns: LineInfo[];
  rows: RowInfo[];
  notes: LineInfo[];
  order: number[];
  next: LineInfo | null;
  go: LineInfo;
}

/** Why a game ended and by which rule; per seat a sentence for each category that brought points. */
export interface EndingInfo {
  why: LineInfo;
  rule: string;
  sources: Record<string, LineInfo>[];
}

/** Why something is not allowed: the rule's id ("" if none), the message key and its arguments. */
export interface ReasonInfo {
  rule: string;
  key: string;
  args: Arguments;
}

/** Something that happened: message `event-<kind>` with its arguments; `actor` -1 is chance. `role` is its part in the telling, `at` the things on the table that it touched. */
export interface LogLine {
  kind: string;
  args: Arguments;
  actor: number;
  auto: boolean;
  role: 'also' | 'chapter' | 'head' | 'pause' | 'step' | 'turn';
  at: string[];
}

/** The result of a finished game: points, groups of tied seats (best first), points by category and seat. */
export interface Standing {
  scores: number[];
  ranking: number[][];
  breakdown: Record<string, number>[];
  ending: EndingInfo | null;
}

/** How strong somebody is: points, how much they may be off in 19 of 20 cases, from how many games. */
export interface RatingInfo {
  points: number;
  range: number;
  games: number;
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
  ready: boolean;
  rating: RatingInfo | null;
  holiday: number | null;
}

/** How fast: seconds per decision (null: no limit) and the grace after which a bot takes over. */
export interface Pace {
  seconds?: number | null;
  grace?: number;
}

/** A pause by consent. `since` null: seat `by` has proposed it, until `ends`; else it is on, and goes on at `ends`. */
export interface RestInfo {
  by: number;
  agreed: number[];
  since: number | null;
  going: number[];
  ends: number | null;
}

/** Nobody goes on with the game: its people have until then to say what becomes of it; what seats said (null: nothing). */
export interface LullInfo {
  last: number;
  until: number;
  votes: ('bot' | 'end' | 'wait' | null)[];
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
  ended: '' | 'lapsed' | 'old-record' | 'old-rules' | 'voted';
  quiet: boolean;
  pauses: boolean;
  rematch: string | null;
  guide: boolean;
  script: string;
  rated: boolean;
  hints: boolean;
  rest: RestInfo | null;
  lull: LullInfo | null;
}

/** Who the receiver is at this table. `seat` is set for role "seat" only; `asks` is the seat it has asked the owner for. */
export interface You {
  role: 'guest' | 'seat' | 'spectator';
  seat: number | null;
  standIn: boolean;
  asks: number | null;
  quiet: boolean;
}

/** A line of the chat. `seat` is null when a spectator wrote it. `told`: nobody said it; it tells what the seat did, as `ui-told-<told>` with `text` as its `what`. */
export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  told: string;
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

/** The game as the receiver may see it. Keep the first `start` lines of the log, then append `events`. Unless `whole`, `view` has only the parts that have changed since the update before: put them over the last view. `recap` is the number of log lines there were when the receiver last decided. `plan` are the receiver's orders in advance, `planNote` what became of the last ones, `canPlan`: it may plan now. `promises` are the standing answers that the receiver may promise now, `promise` the one in force ("": none). `undo` is null when the receiver may take back, else the reason why not. `final` are those choices of the prompt after which there is no way back, or another one is asked. `pause` is a card to be read before the new view is looked at. */
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
  plan: Order[];
  planNote: '' | 'done' | 'dropped';
  canPlan: boolean;
  deadline: number | null;
  now: number;
  result: Standing | null;
  guide: Guidance | null;
  pause: PauseInfo | null;
}

/** The game waits for these seats to go on, until that time at most; null: it goes on. */
export interface Pausing {
  type: 'pausing';
  until: number | null;
  awaited: number[];
  now: number;
}

/** The pause card that a line of the log stands for; null: there is none. */
export interface PauseAnswer {
  type: 'pause-answer';
  request: string;
  pause: PauseInfo | null;
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
  code: 'cannot-undo' | 'game-over' | 'not-legal' | 'not-seated' | 'not-started' | 'not-your-turn' | 'paused' | 'stale';
  reason: ReasonInfo | null;
}

/** The card of the thing (null: it has none, or an action was asked about) and the reasons, most fitting first. No reasons with `allowed` true: it can be chosen. No reasons otherwise: nothing is asked of it. */
export interface WhyNotAnswer {
  type: 'why-not-answer';
  request: string;
  card: CardInfo | null;
  allowed: boolean;
  reasons: ReasonInfo[];
}

/** The table after the choice; `view` is null where chance or a secret is involved. */
export interface PreviewAnswer {
  type: 'preview-answer';
  request: string;
  view: Json;
}

/** A choice that the asker may have: the action and how it is said. */
export interface ForeseenChoice {
  action: number;
  said: Saying;
}

/** What the asker is asked next, probably; `sure`: in all positions that were looked at. */
export interface AskedInfo {
  decision: string;
  key: string;
  args: Arguments;
  sure: boolean;
  choices: ForeseenChoice[];
}

/** What may happen next (no cases: another's move cannot be told apart, or the asker decides), and what is asked then. */
export interface Foreseen {
  type: 'foreseen';
  request: string;
  cases: PlanCase[];
  asked: AskedInfo | null;
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

/** Something is wrong. `final` means the socket is closed now and should not come back by itself. Codes: bad-message, slow-down, muted, no-table, no-entry, deleted, storage (the last move was not saved), internal, busy, restarting, damaged, old-rules (the rules have changed since; the record is kept), old-page (the page was made for older messages: load it anew), old-server (a server that is newer is there or comes soon). */
export interface Trouble {
  type: 'trouble';
  code: string;
  request: string;
  final: boolean;
  detail: string;
  ref: string;
  within: number;
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
  guides: string[];
  howto: boolean;
}

/** What this server offers. */
export interface Catalog {
  version: string;
  games: GameInfo[];
  levels: string[];
  offered: string[];
  defaultLevel: string;
  expertSeconds: number;
  languages: Record<string, string>;
  ratings: boolean;
}

/** One rule of the reference; `title` is what a link to it is called. */
export interface RuleInfo {
  id: string;
  chapter: string;
  title: string;
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
  pauses?: boolean;
  player?: string;
  colour?: string;
  start?: boolean;
  rated?: boolean;
  hints?: boolean;
}

/** A guided game to be made: the learner's name, how the table is called in the learner's list, which guide. */
export interface NewGuide {
  player?: string;
  name?: string;
  script?: string;
}

/** One step of a guide: its message, rules to read on, things to point at, whether the learner has to act. */
export interface LessonInfo {
  key: string;
  rules: string[];
  point: string[];
  mine: boolean;
}

/** A guided game, step by step. */
export interface GuideInfo {
  key: string;
  lessons: LessonInfo[];
}

/** The guided games of a game, the one for a first game first. */
export interface Guides {
  game: string;
  guides: GuideInfo[];
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

/** The secrets of the links to join and to watch, told to the owner again. */
export interface Links {
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

/** A new name or colour for one's own seat; null keeps the old one. `quiet`: tell me nothing of this table elsewhere. */
export interface Myself {
  name?: string | null;
  colour?: string | null;
  quiet?: boolean | null;
}

/** Whether one's seat is ready for the game to begin. */
export interface Ready {
  ready: boolean;
}

/** Listen on the network, on the own port (null) or another. */
export interface OpenNetwork {
  port?: number | null;
}

/** Where a group is told whose turn it is ("": nowhere any more), and in which language. */
export interface Hook {
  url: string;
  language?: string;
}

/** Whether a group is told, in whose form, and whether that was given up after it had failed often. */
export interface HookInfo {
  on: boolean;
  kind: string;
  paused: boolean;
}

/** How others reach this server: `local` means not at all; `public` is all that others than this machine are told. */
export interface NetworkInfo {
  state: 'local' | 'open' | 'public';
  address: string;
  port: number;
}

/** What the owner may change; null keeps it. `options` only before the start. */
export interface Settings {
  options?: Record<string, string> | null;
  name?: string | null;
  listed?: boolean | null;
  spectators?: 'delayed' | 'none' | 'open' | null;
  delay?: number | null;
  pace?: Pace | null;
  speed?: 'instant' | 'normal' | 'slow' | null;
  quiet?: boolean | null;
  pauses?: boolean | null;
}

/** The owner, before the start: make the seat open or a bot's. Anybody seated, when its person is away: `bot`. With `remove` the owner takes a seat of a running game from its person. */
export interface SeatChange {
  kind: 'bot' | 'open';
  level?: string;
  remove?: boolean;
}

/** How a game ended: points and places by seat (1 is the best), and when. */
export interface OutcomeInfo {
  scores: number[];
  places: number[];
  at: number;
}

/** The last lines of the log, as far as the asker may know them; `start` is the number of the first. */
export interface LastLines {
  start: number;
  events: LogLine[];
}

/** A table in a list. `turn` is the seat that is waited for; `mine` the seat that the token opens; `owner`: and the table. `deadline` is exact for the seat that is waited for, and as of the last thing that everybody could see for the others; `touched` is when that was. */
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
  pace: Pace;
  created: number;
  touched: number;
  outcome: OutcomeInfo | null;
  ended: '' | 'lapsed' | 'old-record' | 'old-rules' | 'voted';
  guide: boolean;
  rated: boolean;
  paused: boolean;
  lull: number | null;
  owner: boolean;
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
  now: number;
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
  request: string;
}

/** Somebody who wants to be known again. The bearer is the secret that the browser has made; `words` what the words stand for. */
export interface NewPerson {
  words: string;
  name?: string;
  colour?: string;
  settings?: string;
  device?: string;
}

/** What a person changes; null keeps it. `words` makes older words worthless; `written`: they were written down. */
export interface PersonChange {
  name?: string | null;
  colour?: string | null;
  settings?: string | null;
  words?: string | null;
  written?: boolean | null;
}

/** Another device of a person: by a code, or by the words. The bearer is the secret that this browser has made. */
export interface Enter {
  code?: string;
  words?: string;
  device?: string;
}

/** A device that can act for the person, or a passkey. */
export interface DeviceInfo {
  id: string;
  label: string;
  made: number;
  seen: number;
  this: boolean;
}

/** How strong a person is in a game; `range` is how much that may be off in 19 of 20 cases. */
export interface GameRating {
  game: string;
  points: number;
  range: number;
  games: number;
}

/** Until when the person is on holiday (null: they are not), how many days they have left, and how many in a year. */
export interface HolidayInfo {
  until: number | null;
  left: number;
  days: number;
}

/** A holiday that counts: from when to when, and for how many days. */
export interface HolidayTaken {
  since: number;
  until: number;
  days: number;
}

/** Go on holiday for so many days from now on; 0: be back. */
export interface HolidayWish {
  days: number;
}

/** All that is known of a person but their tables. `move` is until when a code for another device is good. */
export interface PersonInfo {
  name: string;
  colour: string;
  settings: string;
  made: number;
  written: number | null;
  devices: DeviceInfo[];
  passkeys: DeviceInfo[];
  move: number | null;
  seats: number;
  running: number;
  places: number;
  holiday: HolidayInfo;
  holidays: HolidayTaken[];
  passkeysHere: boolean;
  ratings: GameRating[] | null;
  now: number;
}

/** A rated game of the person: the place of so many seats, the rating after it and how that has changed. */
export interface RatedGame {
  table: string;
  at: number;
  game: string;
  place: number;
  seats: number;
  points: number;
  range: number;
  change: number;
}

/** The rated games of a person, the last one first. */
export interface RatedGames {
  games: RatedGame[];
}

/** A code that lets one more device in, once. */
export interface MoveCode {
  code: string;
  until: number;
}

/** A secret of a table that is to pass from its link to the person. */
export interface Claim {
  table: string;
  token: string;
}

/** What a browser holds by links. */
export interface Claims {
  seats: Claim[];
}

/** Which of the claims are the person's now, in their order. */
export interface Claimed {
  done: boolean[];
}

/** What the browser needs to make or to use a passkey, as the standard writes it. */
export interface PasskeyOptions {
  options: Record<string, Json>;
}

/** What the browser made of it. */
export interface PasskeyAnswer {
  credential: Record<string, Json>;
  device?: string;
}

/** A browser's subscription to Web Push, for the device that asks; what it is told is said in `language`. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** An address that is to be told by mail. A code is sent there, which its person types in. */
export interface NewMail {
  address: string;
  language: string;
}

/** The code that was sent to the address. */
export interface MailCode {
  code: string;
}

/** Of what one does not want to be told. */
export interface Wishes {
  silent: ('joined' | 'over' | 'turn')[];
}

/** Where one is told. `label` is the device, or the address; `waits`: for the code that was sent there. */
export interface PlaceInfo {
  id: string;
  kind: 'mail' | 'push';
  label: string;
  made: number;
  this: boolean;
  waits: boolean;
  paused: boolean;
}

/** How a person is told. `key` is the server's, which a browser needs to subscribe ("": there is no Web Push here). */
export interface TellingInfo {
  key: string;
  mailHere: boolean;
  places: PlaceInfo[];
  silent: string[];
}

/** What a review was made by. One that was made by others is made anew. */
export interface ReviewVersions {
  engine: string;
  rules: number;
  judge: number;
}

/** An option of a decision, its chance of winning by what the seat knew, and the standard error of that. An error that is null, here and below, is not known yet. */
export interface ReviewOption {
  choice: ChoiceInfo;
  worth: number;
  error: number | null;
}

/** What a decision lost against the best option found, by what its seat knew then, and the standard error of that. `word` is empty unless the loss is larger than its error allows to doubt. `options` are the best first; the one that was taken is among them. */
export interface ReviewLoss {
  best: ChoiceInfo;
  loss: number;
  error: number | null;
  word: '' | 'blunder' | 'mistake' | 'slip';
  options: ReviewOption[];
}

/** A decision: the number of the step in the record, whose it was, what was chosen and of how many options. `chances` are those of all seats by the true position, with their standard errors (null: not known yet); `known` what each seat could say of itself then. `luck` is what chance changed for each seat right behind the decision; null: it had no part. `told` is what the log says of the decision and of what followed, as everybody could read it. */
export interface ReviewMoment {
  step: number;
  seat: number;
  choice: ChoiceInfo;
  options: number;
  chances: number[];
  errors: (number | null)[];
  known: number[];
  luck: number[] | null;
  loss: ReviewLoss | null;
  told: LogLine[];
}

/** A seat's result as a sum: `even` + `luck` + `own` + `others` = `result`. `error`, `own_error` and `others_error` are the standard errors of luck and of what the decisions of the seat and of the others changed; null: not known yet, there were too few looks. `lost` is the sum of the losses that are called by a word. */
export interface ReviewSums {
  even: number;
  luck: number;
  own: number;
  others: number;
  error: number | null;
  ownError: number | null;
  othersError: number | null;
  result: number;
  lost: number;
}

/** A moment that decided the game: by the decision of `actor` or by what chance did behind it, for `seat` most. `told` is what happened, as everybody could read it; empty: the log was silent, so the choice of the moment says it. */
export interface ReviewTurn {
  moment: number;
  kind: 'decision' | 'luck';
  actor: number;
  seat: number;
  before: number;
  after: number;
  told: LogLine[];
}

/** What was found. `verified`: the chance of the game is what was committed to; else nobody knows its seed. */
export interface ReviewReport {
  game: string;
  seats: number;
  versions: ReviewVersions;
  verified: boolean;
  passes: number;
  moments: ReviewMoment[];
  result: number[];
  sums: ReviewSums[];
  turning: ReviewTurn[];
}

/** A review as far as it is: asked for again, it is better, until it is `done`. `place` is how many are waiting before it; `report` is null until there is a first picture. */
export interface ReviewPage {
  progress: number;
  done: boolean;
  place: number;
  report: ReviewReport | null;
}

/** The table at a moment: as each seat saw it, as spectators saw it, and with all seats' hands open. `prompt` is what the seat was asked; it names the things that each choice stands for. `after` is the open table when the next decision was due, or at the end. */
export interface ReviewBoard {
  moment: number;
  seat: number;
  views: Json[];
  watched: Json;
  open: Json;
  after: Json;
  prompt: PromptInfo;
}

/** A table of one's own that goes on from a moment, with bots in the other seats; what the seat did not know is dealt anew. */
export interface PlayOn {
  moment: number;
  level?: string;
  player?: string;
  name?: string;
  speed?: 'instant' | 'normal' | 'slow';
  hints?: boolean;
}

/** The best options found, by what the asker knows, best first, each with its chance of winning. */
export interface HintInfo {
  options: ReviewOption[];
}

/** An option of a puzzle: its chance of winning, the standard error of that, how many of the tries of `easy` took it. `line` is how the turn goes on from it at its best, the option itself first; `told` what the log says of that. */
export interface PuzzleOption {
  choice: ChoiceInfo;
  worth: number;
  error: number;
  easy: number;
  line: ChoiceInfo[];
  told: LogLine[];
}

/** A moment to choose in: what its seat sees and is asked. `options` are all that were judged, the best first. `tries` is how often `easy` was asked. */
export interface PuzzleInfo {
  id: string;
  seats: number;
  seat: number;
  view: Json;
  prompt: PromptInfo;
  tries: number;
  options: PuzzleOption[];
}

/** The puzzles of a game, in the order of the days. */
export interface PuzzleSet {
  game: string;
  versions: ReviewVersions;
  puzzles: PuzzleInfo[];
}

export type ClientMessage = Hello | Act | Undo | WhyNot | Preview | Look | ReadLog | Recount | GoOn | Say | StandIn | Rest | Vote | Promise | PlanOrders | Foresee | Hidden | Ping;

export type ServerMessage = Welcome | TableChanged | Update | Pausing | PauseAnswer | Accepted | Refused | WhyNotAnswer | PreviewAnswer | Foreseen | Moment | LogPage | ChatAdded | Trouble | Pong;
