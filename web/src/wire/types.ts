// Generated from docs/protocol.schema.json and docs/wire.schema.json: npm run types.

export type Place = number;

export type AnyPlace = number;

export type Count = number;

export type AnyCount = number;

export type Milliseconds = Count;

export type Hash = string;

export type RoomId = string;

export type Code = string;

export type CommandId = string;

export type DeviceHash = string;

export type Kind = "player" | "watcher" | "table" | "moderator";

export type Reason = string;

export type Progress = {
  p: AnyCount;
  hp: Hash;
  q: AnyCount;
  hq: Hash;
};

export type Digest = string;

export type DealNumber = number;

export type Seal = null | {
  held: string;
  nonce: Digest;
};

export type Deal = null | {
  step: "by-hand";
} | {
  step: "void" | "commits" | "opens" | "dealt";
  number: DealNumber;
  server: string;
  commits: Array<{
    seat: WireSeat;
    commit: Digest;
  }>;
  transcript: string;
  words: string;
  opened: Array<{
    seat: WireSeat;
    entropy: Digest;
  }>;
  seals: Array<Digest>;
  voids: Array<{
    number: DealNumber;
    silent: WireSeats;
  }>;
};

export type Manners = {
  absence: "wait" | "clock" | "bot" | "withdrawal";
  waiting: "usual" | "taps" | "none";
  pace: number;
  talk: boolean;
  level: string;
};

export type Action = {
  do: "answer";
  lane: WireLane;
  number: number;
  choice: WireChoices;
} | {
  do: "tap";
} | {
  do: "start";
} | {
  do: "commit";
  number: DealNumber;
  commit: Digest;
} | {
  do: "reveal";
  number: DealNumber;
  entropy: Digest;
} | {
  do: "again";
} | {
  do: "extend";
} | {
  do: "move-away";
  place?: Place;
} | {
  do: "be-host";
} | {
  do: "fetch";
  what: string;
} | {
  do: "say";
  text: string;
} | {
  do: "state";
  words: WireSay;
} | {
  do: "ready";
  ready: boolean;
} | {
  do: "rename";
  place: AnyPlace;
  name: string;
} | {
  do: "leave";
  place: AnyPlace;
} | {
  do: "entrust";
  place: AnyPlace;
} | {
  do: "order";
  places: Array<AnyPlace>;
} | {
  do: "lock";
  locked: boolean;
} | {
  do: "choose";
  chosen: WireChosen;
} | {
  do: "arrange";
  manners: Manners;
} | {
  do: "join";
  kind: "player" | "watcher" | "table" | "moderator" | "bot" | "paper";
  name: string;
  device: DeviceHash;
} | {
  do: "stand-in";
  place: AnyPlace;
  bot: boolean;
} | {
  do: "nudge";
  place: AnyPlace;
} | {
  do: "withdraw";
  place: AnyPlace;
} | {
  do: "pause";
  paused: boolean;
} | {
  do: "deal";
  at: AnyCount;
  by: "program" | "paper" | "blind";
  held: Array<number>;
} | {
  do: "enter";
  at: AnyCount;
  filled: FilledEntries;
} | {
  do: "preview";
  at: AnyCount;
  filled: FilledEntries;
} | {
  do: "accept";
  at: AnyCount;
  seat: number;
} | {
  do: "take-back";
  at: AnyCount;
  entries: number;
} | {
  do: "ask-back";
  at: AnyCount;
  entries: number;
} | {
  do: "see";
  at: AnyCount;
  seat: number;
  held: Array<number>;
  filled: FilledEntries;
} | {
  do: "swap";
  at: AnyCount;
  one: number;
  other: number;
} | {
  do: "allow";
  answers: boolean;
} | {
  do: "hand-over";
  place: AnyPlace;
};

export type FilledEntries = Array<{
  of: "step" | "anytime" | "power";
  entry: number;
  hands: Array<{
    who: number | null;
    choice: Array<number>;
  }>;
}>;

export type Command = {
  cid: CommandId;
  a: Action;
};

export type ToServer = {
  t: "create";
  kind: Kind;
  name: string;
  pad?: unknown;
} | {
  t: "join";
  code: string;
  kind: Kind;
  name: string;
  pad?: unknown;
} | {
  t: "take-over";
  code: string;
  digits: string;
  pad?: unknown;
} | {
  t: "places";
  pad?: unknown;
} | {
  t: "hello";
  room: RoomId;
  place: AnyPlace;
  have: null | Progress;
  pad?: unknown;
} | {
  t: "rulebooks";
  pad?: unknown;
} | {
  t: "form";
  chosen: WireChosen;
  pad?: unknown;
} | {
  t: "pages";
  rulebook: string;
  edition?: string;
  pad?: unknown;
} | {
  t: "catalogue";
  rulebook: string;
  pad?: unknown;
} | {
  t: "retell";
  text: string;
  as: "public" | "seat" | "moderator";
  seat: null | number;
  pad?: unknown;
} | {
  t: "night";
  text: string;
  night: number;
  pad?: unknown;
} | {
  t: "beliefs";
  text: string;
  seat: number;
  pad?: unknown;
} | {
  t: "cmd";
  cid: CommandId;
  a: Action;
  pad?: unknown;
} | {
  t: "b";
  k: AnyCount;
  in: null | Command;
  pad?: unknown;
};

export type Said = {
  by: Place;
  text: string;
};

export type Entry = {
  heard: WireHeard;
} | {
  said: Said;
} | {
  stated: WireSaid;
} | {
  nudged: {
    place: Place;
    text: WireMessage;
  };
} | {
  back: {
    to: Count;
  };
};

export type Entries = Array<Entry>;

export type SeatOrNone = WireSeat | null;

export type Clock = null | {
  left: Milliseconds;
  of: Milliseconds;
  runs: boolean;
};

export type Room = {
  code: Code;
  stage: "lobby" | "dealing" | "game" | "over";
  host: Place;
  moderator: Place | null;
  locked: boolean;
  places: Array<{
    place: Place;
    kind: "player" | "watcher" | "table" | "moderator" | "bot" | "paper";
    name: string;
    ready: boolean;
    bot: boolean;
    away: boolean;
    moved: number;
  }>;
  order: Array<Place>;
  chosen: WireChosen;
  "may-start": boolean;
  complaints: Array<WireComplaint>;
  deal: Deal;
  frozen: undefined;
  manners: Manners;
  paused: boolean;
  withdraws: boolean;
};

export type RoomChanges = {
  code?: Code;
  stage?: "lobby" | "dealing" | "game" | "over";
  host?: Place;
  moderator?: Place | null;
  locked?: boolean;
  places?: Room["places"] | Splice;
  order?: Room["order"] | Splice;
  chosen?: WireChosen;
  "may-start"?: boolean;
  complaints?: Room["complaints"] | Splice;
  deal?: Deal;
  frozen?: undefined;
  manners?: Manners;
  paused?: boolean;
  withdraws?: boolean;
};

export type Pub = {
  hour: WireScreen["hour"];
  round: WireScreen["round"];
  moment: WireScreen["moment"];
  circle: WireScreen["circle"];
  about: WireScreen["about"];
  holds: WireScreen["holds"];
  winners: WireScreen["winners"];
  aims: WireScreen["aims"];
  talk: WireTalk;
  waits: WireSeats;
} | Record<string, never>;

export type Splice = {
  drop: Count;
  at: Count;
  take: Count;
  add: Array<unknown>;
};

export type PubChanges = {
  hour?: WireScreen["hour"];
  round?: WireScreen["round"];
  moment?: WireScreen["moment"];
  circle?: WireScreen["circle"] | Splice;
  about?: WireScreen["about"] | Splice;
  holds?: WireScreen["holds"] | Splice;
  winners?: WireScreen["winners"] | Splice;
  aims?: WireScreen["aims"] | Splice;
  talk?: WireTalk;
  waits?: WireSeats | Splice;
};

export type Desk = {
  at: Count;
  done: WireScript["done"];
  now: WireScript["now"];
  next: WireScript["next"];
  anytime: WireScript["anytime"];
  powers: WireScript["powers"];
  secrets: WireSecrets;
  kept: WireScriptLines;
  private: boolean;
  dealers: Array<"program" | "paper" | "blind">;
  deals: WireDeals;
  hands: Array<Array<number>>;
  unseen: WireSeats;
  wanted: WireTried | null;
  answers: boolean;
  held: Array<{
    seat: WireSeat;
    choice: WireChoices;
    tried: WireTried;
  }>;
};

export type DeskChanges = {
  at?: Desk["at"];
  done?: Desk["done"] | Splice;
  now?: Desk["now"];
  next?: Desk["next"] | Splice;
  anytime?: Desk["anytime"] | Splice;
  powers?: Desk["powers"] | Splice;
  secrets?: Desk["secrets"] | Splice;
  kept?: Desk["kept"] | Splice;
  private?: Desk["private"];
  dealers?: Desk["dealers"] | Splice;
  deals?: Desk["deals"] | Splice;
  hands?: Desk["hands"] | Splice;
  unseen?: Desk["unseen"] | Splice;
  wanted?: Desk["wanted"];
  answers?: Desk["answers"];
  held?: Desk["held"] | Splice;
};

export type Own = Desk | {
  side: WireScreen["side"];
  hand: WireScreen["hand"];
  knows: WireScreen["knows"];
  reminders: WireScreen["reminders"];
  questions: WireScreen["questions"];
  means: WireScreen["means"];
  pause: WireScreen["pause"];
  decoy: WireScreen["decoy"];
  talk: WireOwnTalk;
  seal: Seal;
} | Record<string, never>;

export type OwnChanges = {
  side?: WireScreen["side"] | Splice;
  hand?: WireScreen["hand"] | Splice;
  knows?: WireScreen["knows"] | Splice;
  reminders?: WireScreen["reminders"] | Splice;
  questions?: WireScreen["questions"] | Splice;
  means?: WireScreen["means"];
  pause?: WireScreen["pause"];
  decoy?: WireScreen["decoy"];
  talk?: WireOwnTalk;
  seal?: Seal;
};

export type FromServer = {
  t: "record" | "deal";
  text: string;
} | {
  t: "placed";
  room: RoomId;
  code: Code;
  place: Place;
} | {
  t: "places";
  all: Array<{
    room: RoomId;
    code: Code;
    place: Place;
    name: string;
  }>;
} | {
  t: "snap";
  place: Place;
  seat: SeatOrNone;
  p: Count;
  hp: Hash;
  q: Count;
  hq: Hash;
  e: Entries;
  pe: Entries;
  room: Room;
  pub: Pub;
  own: Own;
  clock: Clock;
  beat: Milliseconds;
  pad?: string;
} | {
  t: "resume";
  place: Place;
  seat: SeatOrNone;
  p: Count;
  hp: Hash;
  q: Count;
  hq: Hash;
  e: Entries;
  pe: Entries;
  room: Room;
  pub: Pub;
  own: Own;
  clock: Clock;
  beat: Milliseconds;
  pad?: string;
} | {
  t: "ev";
  p: Count;
  hp: Hash;
  e: Entries;
  room: RoomChanges;
  pub: PubChanges;
  clock: Clock;
} | {
  t: "b";
  k: Count;
  in: string;
  pad?: string;
} | {
  t: "ack";
  cid: CommandId;
  ok: true;
} | {
  t: "ack";
  cid: CommandId;
  ok: false;
  why: Reason;
} | {
  t: "rulebooks";
  rulebooks: Array<{
    id: string;
    title: WireMessage;
    about: WireMessage;
    editions: Array<WireEdition>;
    "usual-edition": string;
    people: WirePeople;
  }>;
} | {
  t: "form";
  form: WireForm;
  judged: WireJudged;
} | {
  t: "pages";
  pages: WirePages;
} | {
  t: "catalogue";
  catalogue: WireCatalogue;
} | {
  t: "retold";
  rulebook: string;
  edition: string;
  names: Array<string>;
  house: Array<WireHouseName>;
  over: boolean;
  nights: number;
  dealt: Array<{
    seat: WireSeat;
    card: WireMessage;
  }>;
  heard: Array<WireHeard>;
  stated: Array<{
    after: Count;
    said: WireSaid;
  }>;
} | {
  t: "night";
  night: WireNight;
} | {
  t: "beliefs";
  seat: WireSeat;
  reasons: boolean;
  beliefs: WireBeliefs;
} | {
  t: "refused";
  why: Reason;
  field?: string;
};

export type Private = {
  seat?: SeatOrNone;
  q: Count;
  hq: Hash;
  e: Entries;
  own: OwnChanges | DeskChanges;
} | {
  move: string;
} | {
  desk: CommandId;
  tried: WireTried;
} | {
  desk: CommandId;
  back: WireTakingBack;
} | {
  ack: CommandId;
  ok: true;
} | {
  ack: CommandId;
  ok: false;
  why: Reason;
};

export type WireSeat = number;

export type WireSeats = Array<WireSeat>;

export type WireNumber = number;

export type WireWords = Array<string>;

export type WireMessage = {
  key: string;
  args?: Record<string, WireArgument>;
  rulebook?: string;
};

export type WireMessages = Array<WireMessage>;

export type WireMessageOrNothing = WireMessage | null;

export type WireArgument = string | WireNumber | {
  seat: WireSeat | null;
} | {
  seats: WireSeats;
} | {
  words: WireWords;
} | {
  "one-of": WireWords;
} | WireMessageOrNothing | WireNothings;

export type WireNothings = Array<WireMessageOrNothing>;

export type WireChoices = Array<number>;

export type WireScriptSeat = WireSeat | null;

export type WireScriptLine = {
  kind: "say" | "act" | "enter" | "note" | "status" | "aside" | "listed" | "onward" | "secret" | "kept" | "card" | "gap" | "heading";
  text: WireMessageOrNothing;
  label: WireMessageOrNothing;
  about: WireScriptSeat;
  clause: string;
  once: number;
  hint: string;
  again: WireMessageOrNothing;
};

export type WireScriptLines = Array<WireScriptLine>;

export type WireScriptEntry = {
  kind: "go-on" | "point" | "pairs" | "raise" | "nod" | "volunteer" | "draw" | "word" | "play" | "page";
  label: WireMessageOrNothing;
  id: string;
  also: WireWords;
  who: WireSeats;
  offered: WireSeats;
  options: Array<{
    choice: WireChoices;
    label: WireMessageOrNothing;
    id: string;
  }>;
  take: number;
  most: number;
  pass: boolean;
};

export type WireFilled = {
  of: "step" | "anytime" | "power";
  entry: number;
  hands: Array<{
    who: WireScriptSeat;
    choice: WireChoices;
  }>;
};

export type WireScriptStep = {
  page: string;
  title: WireMessageOrNothing;
  lines: WireScriptLines;
  circle: boolean;
  marks: WireScriptLines;
  standing: WireScriptLines;
  called: Array<number>;
  prompt: WireMessageOrNothing;
  entries: Array<WireScriptEntry>;
  current: number;
  usual: WireFilled | null;
  "at-once": boolean;
  missing: WireMessageOrNothing;
  how: WireMessageOrNothing;
  farewell: WireMessageOrNothing;
  eyes: "moderator" | "called" | "owner";
  owner: WireScriptSeat;
  pages: "none" | "offered" | "begun";
  deals: boolean;
  last: boolean;
};

export type WireScript = {
  done: WireMessages;
  now: WireScriptStep;
  next: WireMessages;
  anytime: Array<WireScriptEntry>;
  powers: Array<{
    power: "withdraw" | "mark" | "expel" | "uphold" | "cancel" | "abandon" | "swap";
    entry: WireScriptEntry;
  }>;
};

export type WireLearns = Array<{
  everyone: boolean;
  who: WireSeats;
  what: WireMessage;
  warning: WireMessageOrNothing;
}>;

export type WireTried = {
  preview?: {
    announces: boolean;
    warnings: WireScriptLines;
    parting: WireScriptLines;
    aloud: WireScriptLines;
    "with-card": WireScriptLines;
    silently: WireScriptLines;
    "in-order": WireScriptLines;
    keeps: boolean;
    urgent: boolean;
    learns: WireLearns;
    pages: Array<WireScriptStep>;
  };
  wanted?: {
    of: "card" | "hand" | "holder";
    seat?: WireSeat;
    count: number;
    question: WireMessage;
    line: WireScriptLine;
    otherwise?: {
      question: WireMessage;
      line: WireScriptLine;
    };
    laid: boolean;
    parting: WireScriptLines;
  };
  refused?: WireMessage;
};

export type WireSecrets = Array<{
  seat: WireScriptSeat;
  holds: WireMessages;
  marks: WireMessages;
}>;

export type WireDeals = Array<{
  title: WireMessageOrNothing;
  lines: WireScriptLines;
  question: string;
  kinds: Array<{
    id: number;
    name: WireMessage;
    copies: number;
    numbered: number;
    also: WireWords;
  }>;
  each: number;
  example: WireMessageOrNothing;
}>;

export type WireTakingBack = {
  entries: number;
  commands: number;
  seen: WireLearns;
};

export type WirePart = {
  night?: number;
  day?: number;
  morning?: number;
  dawn?: true;
  "night-ends"?: true;
  "of-night"?: true;
  step?: true;
  out?: true;
  danger?: true;
  saved?: true;
  card?: true;
  ballots?: true;
  ballot?: true;
  listed?: true;
  hand?: true;
  more?: true;
  post?: true;
  over?: true;
};

export type WireHeard = {
  stream: "p" | "q";
  number: number;
  text: WireMessageOrNothing;
  part: WirePart;
  past?: true;
  to?: WireSeats;
  clause?: string;
  cause?: string;
};

export type WirePlace = {
  seat: WireSeat;
  "in-play": boolean;
  fate: WireMessage;
  marks: WireMessages;
  votes: WireSeats;
  against: WireSeats;
  shown: WireMessages;
  dealt: WireMessages;
};

export type WireCard = {
  heading: WireMessageOrNothing;
  names: WireMessages;
  motto: WireMessageOrNothing;
  does: WireMessageOrNothing;
  left: WireMessages;
  traits: WireNothings;
};

export type WireOption = {
  choice: WireChoice;
  label: WireMessageOrNothing;
  idle: boolean;
};

export type WireChoice = number;

export type WireQuestion = {
  lane: WireLane;
  number: number;
  ask: string;
  text: WireMessage;
  hint: WireMessageOrNothing;
  shape: "seats" | "words" | "confirm";
  urgency: "awaited" | "offered";
  danger: "none" | "loses" | "kills";
  take: number;
  options: Array<WireOption>;
  pass: WireMessageOrNothing;
  turn: "at-once" | "in-turn" | "leads";
  timely: boolean;
  private: boolean;
  stands: boolean;
  talk: boolean;
  beside: WireMessages;
  usual: WireChoices;
  wait: WireMessageOrNothing;
  leave: WireMessageOrNothing;
};

export type WireScreen = {
  hour: "setup" | "night" | "dawn" | "day" | "over";
  round: number;
  moment: WireMessageOrNothing;
  circle: Array<WirePlace>;
  about: WireMessages;
  holds: WireMessages;
  winners: WireSeats;
  side: WireMessages;
  hand: Array<WireCard>;
  aims: WireMessages;
  knows: WireMessages;
  reminders: WireMessages;
  questions: Array<WireQuestion>;
  means: {
    shows: WireMessages;
    reminder: WireMessageOrNothing;
    kept: WireMessageOrNothing;
    unused: WireMessageOrNothing;
    unavailable: WireMessageOrNothing;
  } | null;
  pause: WireMessageOrNothing;
  decoy: WireQuestion | null;
};

export type WireRefused = {
  refused: string;
  field?: string;
};

export type WireLane = number;

export type WireCommand = {
  lane: WireLane;
  number: number;
  choice: Array<WireChoice>;
};

export type WireStatement = {
  act: "nothing" | "claim" | "deny" | "report" | "did" | "accuse" | "suspect" | "vouch" | "trust" | "defend" | "intend" | "urge" | "ask-role" | "ask-result" | "ask-why" | "ask-vote" | "agree" | "disagree" | "because";
  word?: string;
  ask?: string;
  ground?: "ballot" | "nominated" | "died" | "shown" | "said" | "survived";
  who?: WireSeat;
  seats?: WireSeats;
  answer?: string;
  night?: number;
  round?: number;
  number?: number;
};

export type WireSayable = {
  say: WireStatements;
  text: WireMessage;
};

export type WireTalk = {
  words: Array<{
    id: string;
    text: WireMessage;
  }>;
  results: Array<WireSayable>;
};

export type WireOwnTalk = null | {
  acts: Array<WireStatement["act"]>;
  ready: Array<WireSayable>;
  "kept-back": WireSeats;
};

export type WireStatements = Array<WireStatement>;

export type WireSay = {
  say: WireStatements;
};

export type WireSaid = {
  who: WireSeat;
  first: number;
  say: WireStatements;
  text: WireMessage;
};

export type WireClause = string;

export type WireSeatOrNobody = WireSeat | null;

export type WireSetting = {
  option: string;
  value: string;
};

export type WireCounted = {
  id: string;
  count: number;
};

export type WireDefinition = {
  name: string;
  text: string;
};

export type WireChosen = {
  rulebook: string;
  edition?: string;
  preset?: string;
  options?: Array<WireSetting>;
  deck?: Array<WireCounted>;
  cards?: Array<WireCounted>;
  house?: Array<WireDefinition>;
  seats?: number;
  players?: Array<string>;
  moderator?: string;
};

export type WireEdition = {
  id: string;
  name: WireMessageOrNothing;
  language: string;
};

export type WirePreset = {
  id: string;
  name: WireMessageOrNothing;
  about: WireMessageOrNothing;
  sets: Array<WireSetting>;
};

export type WireValue = {
  id: string;
  about: WireMessageOrNothing;
};

export type WireField = {
  id: string;
  name: WireMessageOrNothing;
  about: WireMessageOrNothing;
  values: Array<WireValue>;
  usual: string;
  now: string;
  clause: WireClause;
  most: number;
};

export type WireFormCard = {
  id: string;
  name: WireMessageOrNothing;
  also: WireMessages;
  printed: WireWords;
  does: WireMessageOrNothing;
  traits: WireNothings;
  copies: number;
  usual: number;
};

export type WirePeople = {
  fewest: number;
  most: number;
  host: number;
  usual: number;
  "usual-moderated": number;
};

export type WireColumn = {
  heading: WireMessageOrNothing;
  align: "left" | "right";
};

export type WireDecks = {
  title: WireMessageOrNothing;
  columns: Array<WireColumn>;
  rows: Array<WireNothings>;
  notes: WireMessages;
  "cards-title": WireMessageOrNothing;
  cards: Array<WireFormCard>;
};

export type WireForm = {
  title: WireMessageOrNothing;
  about: WireMessageOrNothing;
  editions: Array<WireEdition>;
  "usual-edition": string;
  presets: Array<WirePreset>;
  fields: Array<WireField>;
  deck: Array<WireFormCard>;
  cards: Array<WireFormCard>;
  house: "none" | "possible";
  shipped: Array<WireHouseName>;
  seats: "said" | "one-a-card";
  people: WirePeople;
  decks: WireDecks;
};

export type WireComplaint = {
  code: string;
  weight: "warning" | "error" | "misread";
  text: WireMessageOrNothing;
  place: string;
};

export type WireNote = {
  text: WireMessageOrNothing;
  tone: "plain" | "aside";
};

export type WireHouseName = {
  id: string;
  names: Record<string, string>;
};

export type WireJudged = {
  "may-start": boolean;
  chosen: WireChosen;
  house: Array<WireHouseName>;
  complaints: Array<WireComplaint>;
  deck: WireMessageOrNothing;
  counts: Array<WireCounted>;
  notes: Array<WireNote>;
  missing: WireMessageOrNothing;
};

export type WireTopic = {
  word: string;
  group: string;
};

export type WireLine = {
  kind: "title" | "heading" | "text" | "aside" | "blank" | "row" | "point" | "below" | "chain" | "clauses" | "also" | "options";
  text: WireMessageOrNothing;
  label: string;
  after: WireMessageOrNothing;
  parts: WireNothings;
  printed: string;
  copies: number;
};

export type WireEntry = {
  words: WireWords;
  page: Array<WireLine>;
};

export type WirePages = {
  topics: Array<WireTopic>;
  pages: Array<WireEntry>;
  cards: Array<WireEntry>;
  "language-of-box": string;
};

export type WireClauseText = {
  id: WireClause;
  title: string;
  about: string;
  source: string;
  section: string;
  lines: WireWords;
};

export type WireCatalogue = {
  rulebook: string;
  prefix: string;
  clauses: Array<WireClauseText>;
};

export type WireOrder = {
  card: WireMessageOrNothing;
  who: WireSeatOrNobody;
  whom: WireSeatOrNobody;
  second: WireSeatOrNobody;
};

export type WirePassage = {
  text: WireMessageOrNothing;
  from: WireSeat;
  to: WireSeat;
  open: boolean;
  clause: WireClause;
};

export type WireMark = {
  name: WireMessageOrNothing;
  card: WireMessageOrNothing;
  seats: WireSeats;
  more: WireMessageOrNothing;
};

export type WireStep = {
  way: "stays" | "flies" | "pulled" | "through" | "back";
  what: string;
  part: string;
  after: number | null;
  from: WireSeatOrNobody;
  to: WireSeat;
  text: WireMessageOrNothing;
  kills: boolean;
  clause: WireClause;
};

export type WireCourse = {
  title: WireMessageOrNothing;
  from: WireSeatOrNobody;
  to: WireSeatOrNobody;
  order: number | null;
  steps: Array<WireStep>;
};

export type WireGain = {
  who: WireSeat;
  text: WireMessageOrNothing;
  clause: WireClause;
};

export type WireShare = number;

export type WirePossibleDeals = null | number;

export type WireLabel = string;

export type WireBeliefs = {
  schema: "beliefs/1";
  reader: number;
  moments: Array<{
    at: WireLabel;
    kind: "night" | "morning" | "vote" | "end";
    number: number;
  }>;
  beliefs: Array<WireBelief>;
};

export type WireBelief = {
  seat: WireSeat;
  at: WireLabel;
  deals: WirePossibleDeals;
  err: WireShare;
  of: Array<{
    seat: WireSeat;
    logic: WireShare;
    deals: WirePossibleDeals;
    reading: WireShare;
    err: WireShare;
  }>;
  why: Array<{
    at: string;
    about: WireSeat;
    turn: "more" | "less";
  }>;
};

export type WireNight = {
  night: number;
  state: "unfinished" | "skipped" | "resolved";
  seats: WireSeats;
  living: WireSeats;
  fallen: WireSeats;
  orders: Array<WireOrder>;
  passages: Array<WirePassage>;
  marks: Array<WireMark>;
  silence: WireMessageOrNothing;
  "silent-by": WireClause;
  bullets: Array<WireCourse>;
  others: Array<WireCourse>;
  gains: Array<WireGain>;
};
