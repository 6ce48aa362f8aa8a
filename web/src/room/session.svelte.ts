// This device at its place: the one door between the app and the server. Screens read its values
// and ask it to do things; frames are folded here and nowhere else.
import { beat } from '../wire/beat';
import { Commands, type Outcome } from '../wire/commands';
import { afterEvent, afterWhisper, begun, type Known } from '../wire/fold';
import { begin, next, type Effect, type LinkEvent, type Phase, type Stopped } from '../wire/link';
import { Requests, type Frame } from '../wire/requests';
import { Broken } from '../wire/stream';
import type { Action, FromServer, Kind, Private } from '../wire/types';
import { Whispers } from '../wire/whispers';
import type { MyPlace, Parting, Seat } from './place';

const lookEvery = 1000; // how often silence is noticed
const idleEvery = 5000; // outside of a game a device has to speak by itself
const deadAfter = { game: 5000, idle: 12000 };
const patienceToOpen = 4000; // a socket that hangs is another way of being dead
const lingers = 1500; // a connection without a place, after its last answer

class Session {
  known = $state.raw<Known | null>(null);
  at = $state.raw<Seat | null>(null);
  phase = $state<Phase>('off');
  stopped = $state<Stopped | null>(null);
  parting = $state<Parting | null>(null);
  attached = $state(false); // what is shown is what the server has now
  heardAt = 0; // when the last frame came, or a connection opened
  freshAt = $state(0); // when what is shown was last known to be so
  clockAt = $state(0); // when the clock was set
  moveDigits = $state('');
  record = $state('');
  deskAnswer = $state.raw<Extract<Private, { desk: string }> | null>(null); // what an entry would lead to

  #link = begin();
  #socket: WebSocket | null = null;
  #beats = 0;
  #spokeAt = 0;
  #whispers = new Whispers();
  #commands = new Commands();
  #requests = new Requests();
  #again = 0;
  #connectingSince = 0;

  constructor() {
    setInterval(() => this.#look(), lookEvery);
    const awake = () => {
      if (document.visibilityState === 'hidden') return;
      this.#look(300);
      this.#take({ kind: 'awake' });
    };
    document.addEventListener('visibilitychange', awake);
    addEventListener('online', awake);
    addEventListener('pageshow', awake);
    addEventListener('offline', () => this.#take({ kind: 'silent', generation: this.#link.generation }));
  }

  // --- what screens ask for ----------------------------------------------------------------------
  async create(kind: Kind, name: string): Promise<MyPlace> {
    return this.#placed({ t: 'create', kind, name }, name);
  }
  async join(code: string, kind: Kind, name: string): Promise<MyPlace> {
    return this.#placed({ t: 'join', code, kind, name }, name);
  }
  async takeOver(code: string, digits: string): Promise<MyPlace> {
    return this.#placed({ t: 'take-over', code, digits }, '');
  }
  async places(): Promise<MyPlace[]> {
    return ((await this.ask({ t: 'places' }, 'places')).all as MyPlace[]) ?? [];
  }
  ask(frame: Frame, answer: string): Promise<Frame> {
    const answered = this.#requests.add(frame, answer);
    this.#take({ kind: 'want' });
    this.#speak();
    return answered;
  }

  enter(seat: Seat) {
    if (this.at?.room === seat.room && this.at.place === seat.place && !this.stopped) return;
    this.leave();
    this.parting = null;
    this.at = seat;
    this.#take({ kind: 'want' });
  }
  // What was asked meanwhile is asked on a connection of its own.
  leave() {
    this.at = null;
    this.known = null;
    this.moveDigits = '';
    this.record = '';
    this.stopped = null;
    this.#commands.forget();
    this.#take({ kind: 'leave' });
    if (!this.#requests.empty) this.#take({ kind: 'want' });
  }
  comeBack() {
    this.stopped = null;
    this.parting = 'moved'; // if the place is refused
    this.#take({ kind: 'want' });
  }

  do(action: Action): Promise<Outcome> {
    return this.wish(action).outcome;
  }
  // With the id under which an answer may come.
  wish(action: Action): { cid: string; outcome: Promise<Outcome> } {
    const { command, outcome } = this.#commands.add(action);
    if (action.do === 'leave' && action.place === this.at?.place) this.#givesUp(outcome);
    this.#speak();
    return { cid: command.cid, outcome };
  }
  // Upon it the server closes the line, with or without a word.
  #givesUp(outcome: Promise<Outcome>) {
    this.parting = 'left';
    void outcome.then(({ ok }) => {
      if (!ok) this.parting = null;
    });
  }
  // Whoever runs the game is heard at once: that he does something, everybody sees (D8).
  get runs(): boolean {
    return this.known?.own != null && 'now' in this.known.own;
  }

  // By night everything travels in beats, whoever says it.
  get secret(): boolean {
    const hour = this.known?.room.stage === 'game' ? this.known.pub?.hour : undefined;
    return hour === 'night' || hour === 'dawn';
  }

  // --- the connection ----------------------------------------------------------------------------
  async #placed(frame: Frame, name: string): Promise<MyPlace> {
    this.leave();
    this.parting = null;
    const placed = await this.ask(frame, 'placed');
    const mine = { room: placed.room as string, place: placed.place as number, code: placed.code as string, name };
    this.at = { room: mine.room, place: mine.place };
    if (this.#link.phase === 'open') this.#hello();
    else this.#take({ kind: 'want' });
    return mine;
  }

  #take(event: LinkEvent) {
    const [link, effects] = next(this.#link, event);
    this.#link = link;
    this.phase = link.phase;
    if (link.stopped) this.stopped = link.stopped;
    if (link.stopped === 'not-yours') this.parting ??= this.known ? 'shown-out' : 'not-yours';
    if (link.phase !== 'open') this.attached = false;
    effects.forEach((effect) => this.#perform(effect));
  }

  #perform(effect: Effect) {
    if (effect.do === 'connect') return this.#connect(effect.generation);
    if (effect.do === 'drop') {
      this.#socket?.close();
      this.#socket = null;
      return;
    }
    clearTimeout(this.#again);
    // Many phones must not come back in the same instant.
    const milliseconds = effect.milliseconds * (0.75 + Math.random() / 2);
    this.#again = window.setTimeout(() => {
      if (!this.at && this.#requests.empty) return this.#take({ kind: 'leave' });
      this.#take({ kind: 'retry', generation: effect.generation });
    }, milliseconds);
  }

  #connect(generation: number) {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.#socket = socket;
    this.#connectingSince = Date.now();
    this.#whispers.forget();
    socket.onopen = () => {
      if (generation !== this.#link.generation) return socket.close();
      this.heardAt = Date.now();
      this.#take({ kind: 'opened', generation });
      if (this.at) this.#hello();
      else this.#speak();
    };
    socket.onmessage = (event) => {
      if (generation === this.#link.generation) this.#hear(event.data as string);
    };
    socket.onclose = (event) => {
      if (generation !== this.#link.generation) return;
      if (event.code === 4003 && this.parting === 'left') return this.#gone();
      if (event.code === 4010) location.reload();
      this.#take({ kind: 'closed', generation, code: event.code });
    };
  }

  #gone() {
    this.#take({ kind: 'leave' });
    this.stopped = 'not-yours';
  }

  #hello() {
    const known = this.known;
    const have = known ? { p: known.p.count, hp: known.p.hash, q: known.q.count, hq: known.q.hash } : null;
    this.#send(JSON.stringify({ t: 'hello', room: this.at!.room, place: this.at!.place, have }));
  }

  #send(text: string) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(text);
    this.#spokeAt = Date.now();
  }

  // Sends what waits, where it may go by a frame of its own.
  #speak() {
    if (this.#link.phase !== 'open') return;
    const { generation } = this.#link;
    const request = this.#requests.next(generation);
    if (request) this.#send(JSON.stringify(request));
    if (!this.attached || (this.secret && !this.runs)) return;
    for (let command = this.#commands.next(generation); command; command = this.#commands.next(generation)) {
      this.#send(JSON.stringify({ t: 'cmd', ...command }));
    }
  }

  #look(patience = patienceToOpen) {
    const now = Date.now();
    if (this.#link.phase === 'connecting' && now - this.#connectingSince > patience) {
      return this.#take({ kind: 'silent', generation: this.#link.generation });
    }
    if (this.#link.phase !== 'open') return;
    const playing = this.known?.room.stage === 'game';
    if (!this.at && this.#requests.empty && now - this.heardAt > lingers) return this.#take({ kind: 'leave' });
    if (this.at && now - this.heardAt > (playing ? deadAfter.game : deadAfter.idle)) {
      return this.#take({ kind: 'silent', generation: this.#link.generation });
    }
    if (this.attached && !playing && now - this.#spokeAt > idleEvery) this.#send(JSON.stringify({ t: 'places' }));
  }

  // --- frames --------------------------------------------------------------------------------------
  #hear(text: string) {
    this.heardAt = Date.now();
    try {
      this.#fold(JSON.parse(text) as FromServer | Frame);
      if (this.attached) this.freshAt = this.heardAt;
    } catch (fault) {
      if (!(fault instanceof Broken)) throw fault;
      this.known = null; // everything anew
      this.#take({ kind: 'silent', generation: this.#link.generation });
    }
  }

  #fold(frame: FromServer | Frame) {
    const { t } = frame;
    if (t === 'snap' || t === 'resume') {
      this.known = begun(frame as Parameters<typeof begun>[0], this.known);
      this.clockAt = performance.now();
      this.attached = true;
      this.parting = null;
      this.#take({ kind: 'attached', generation: this.#link.generation });
      this.#speak();
    } else if (t === 'ev' && this.known) {
      const event = frame as Parameters<typeof afterEvent>[1];
      const before = JSON.stringify(this.known.clock);
      this.known = afterEvent(this.known, event);
      if (event.clock?.runs || JSON.stringify(event.clock) !== before) this.clockAt = performance.now();
    } else if (t === 'b') {
      this.#beats = (frame as Extract<FromServer, { t: 'b' }>).k;
      for (const whisper of this.#whispers.take((frame as Extract<FromServer, { t: 'b' }>).in)) this.#whispered(whisper);
      this.#send(beat(this.#beats, this.#commands.next(this.#link.generation)));
    } else if (t === 'ack') {
      const ack = frame as { cid: string; ok: boolean; why?: string };
      this.#commands.answered(ack.cid, ack.ok, ack.why ?? '');
    } else if (t === 'record' || t === 'deal') {
      this.record = (frame as { text: string }).text;
    } else if (t === 'refused' && (frame as Frame).why === 'damaged') {
      this.parting = 'damaged';
    } else if (this.#requests.heard(frame)) {
      this.#speak();
    }
  }

  #whispered(whisper: ReturnType<Whispers['take']>[number]) {
    if ('ack' in whisper) {
      this.#commands.answered(whisper.ack, whisper.ok, 'why' in whisper ? (whisper.why as string) : '');
    } else if ('move' in whisper) {
      this.moveDigits = whisper.move;
    } else if ('desk' in whisper) {
      this.deskAnswer = whisper;
    } else if (this.known) {
      this.known = afterWhisper(this.known, whisper);
    }
  }
}

export const session = new Session();
