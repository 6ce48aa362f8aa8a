// Load: rooms of people on the loopback address, one move a second in each, against omerta and two
// relays that send the same bytes. Run: node load.mjs PROGRAM [rooms] [seats] [seconds] [kinds]
// Kinds: omerta (a move is said, logged, synced, then shown to all), beats (games go on, every place
// has its beat), held (nobody says anything), ws, io. Everybody is heard of every five seconds, at
// his own moment; the relays hear as much, and what that costs by itself is measured first.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import WebSocket from 'ws';

const [program, rooms = '400', seats = '10', seconds = '20', kinds = 'omerta,ws,io'] = process.argv.slice(2);
const kRooms = Number(rooms);
const kSeats = Number(seats);
const kSeconds = Number(seconds);
const kTicks = 100; // of the kernel's clock in a second
const kHeardOfEvery = 5000; // milliseconds
const kMostTardy = 100; // tenths of a second until what has not come will not come
const kIdleFor = 5000; // before the first move
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const now = () => performance.now();
const whose = (count) => (count + Math.floor(count / kRooms)) % kSeats; // somebody else's turn in every room

function of_process(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]);
  return {
    cpu: (Number(stat[11]) + Number(stat[12])) / kTicks,
    memory: kibibytes('VmRSS') * 1024, // with the pages of the program that were used
    own: kibibytes('RssAnon') * 1024, // without
  };
}

function quantile(list, part) {
  if (list.length === 0) return NaN;
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
}

// A server process, and when it answers.
async function start(kind, port) {
  const folder = mkdtempSync(join(tmpdir(), 'omerta-load-'));
  const own = kind === 'omerta' || kind === 'beats' || kind === 'held';
  const url = `http://127.0.0.1:${port}`;
  const process_ = own
    ? spawn(program, ['serve', '--listen', '127.0.0.1', '--port', String(port), '--data', folder, '--log', '/dev/null', '--public-url', url], { stdio: 'ignore' })
    : spawn(process.execPath, [new URL(`relay_${kind}.mjs`, import.meta.url).pathname, String(port)], { stdio: 'ignore' });
  for (let i = 0; i < 100; ++i) {
    await sleep(100);
    const answered = await new Promise((done) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('connect', () => (socket.destroy(), done(true)));
      socket.on('error', () => done(false));
    });
    if (answered) break;
  }
  return { process: process_, stop: () => (process_.kill('SIGTERM'), rmSync(folder, { recursive: true, force: true })) };
}

// Whoever is silent for fifteen seconds is given up by the server. Each speaks at his own moment: thousands at
// once would be a wave that nobody's phones make.
function keep_alive(send) {
  let timer = setTimeout(() => {
    send();
    timer = setInterval(send, kHeardOfEvery);
  }, Math.random() * kHeardOfEvery);
  return () => clearInterval(timer);
}

// --- omerta ---------------------------------------------------------------------------------------
function visit(port, room, seat) {
  const token = randomBytes(32).toString('base64url');
  const address = `10.${room >> 8}.${room & 255}.${seat}`;
  return new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    perMessageDeflate: false,
    headers: { Origin: `http://127.0.0.1:${port}`, Cookie: `__Host-dev=${token}; omerta-dev=${token}`, 'X-Forwarded-For': address },
  });
}

function sit(port, room, seat, code, heard) {
  return new Promise((done, failed) => {
    const socket = visit(port, room, seat);
    const person = { socket, place: 0, code };
    socket.on('error', failed);
    socket.on('open', () =>
      socket.send(JSON.stringify(code === null ? { t: 'create', kind: 'player', name: 'Guest 1' } : { t: 'join', code, kind: 'player', name: `Guest ${seat + 1}` })),
    );
    socket.on('message', (data) => {
      const text = data.toString();
      if (text.startsWith('{"t":"placed"')) {
        const frame = JSON.parse(text);
        person.code = frame.code;
        socket.send(JSON.stringify({ t: 'hello', room: frame.room, place: frame.place, have: null }));
      } else if (text.startsWith('{"t":"snap"')) {
        person.rest = keep_alive(() => socket.send(idle));
        done(person);
      } else if (text.startsWith('{"t":"refused"')) {
        failed(new Error(text));
      } else {
        heard(person, text);
      }
    });
  });
}

async function sit_down(port, heard) {
  const all = [];
  const open_room = async (room) => {
    const host = await sit(port, room, 0, null, heard(room));
    const people = (all[room] = [host]);
    for (let seat = 1; seat < kSeats; ++seat) people.push(await sit(port, room, seat, host.code, heard(room)));
  };
  for (let room = 0; room < kRooms; room += 20) {
    await Promise.all(Array.from({ length: Math.min(20, kRooms - room) }, (_, i) => open_room(room + i)));
  }
  return all;
}

const command = (action) => JSON.stringify({ t: 'cmd', cid: randomBytes(16).toString('hex'), a: action });
const idle = JSON.stringify({ t: 'b', k: 1, in: null, pad: '' }).replace('""', `"${'.'.repeat(474)}"`);

async function measure_omerta(port, took) {
  const sent = new Map();
  let bytes = 0;
  const heard = () => (person, text) => {
    const at = text.indexOf('"text":"m ');
    if (at < 0) return;
    bytes = text.length;
    const mark = text.slice(at + 8, text.indexOf('"', at + 8));
    if (sent.has(mark)) took.push(now() - sent.get(mark));
  };
  const all = await sit_down(port, heard);
  let count = 0;
  return {
    connections: kRooms * kSeats,
    move: (room) => {
      const mark = `m ${++count}`;
      sent.set(mark, now());
      all[room][whose(count)].socket.send(command({ do: 'say', text: mark }));
    },
    bytes: () => bytes,
    end: () => all.flat().forEach((each) => (each.rest(), each.socket.terminate())),
  };
}

// How far from a second after the last one each beat comes.
async function measure_beats(port, took) {
  const last = new Map();
  let bytes = 0;
  const heard = () => (person, text) => {
    if (!text.startsWith('{"t":"b"')) return;
    bytes = text.length;
    if (last.has(person)) took.push(Math.abs(now() - last.get(person) - 1000));
    else person.rest(); // he answers his beats from here on
    last.set(person, now());
    person.socket.send(idle);
  };
  const all = await sit_down(port, heard);
  all.forEach((room) => room[0].socket.send(command({ do: 'start' })));
  await sleep(12_000);
  return { connections: kRooms * kSeats, move: () => {}, bytes: () => bytes, end: () => all.flat().forEach((each) => each.socket.terminate()) };
}

// --- the relays -----------------------------------------------------------------------------------
async function measure_relay(kind, port, took, size) {
  const sent = new Map();
  const heard = (text) => {
    const mark = text.slice(0, text.indexOf('|'));
    if (sent.has(mark)) took.push(now() - sent.get(mark));
  };
  const open = (room) =>
    new Promise((done, failed) => {
      if (kind === 'ws') {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/?room=${room}`, { perMessageDeflate: false });
        const rest = keep_alive(() => socket.readyState === WebSocket.OPEN && socket.send(idle));
        socket.on('open', () => done({ send: (text) => socket.send(text), rest, end: () => socket.terminate() }));
        socket.on('message', (data) => heard(data.toString()));
        socket.on('error', failed);
      } else {
        const socket = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], query: { room }, forceNew: true, perMessageDeflate: false });
        const rest = keep_alive(() => socket.emit('beat', idle));
        socket.on('connect', () => done({ send: (text) => socket.emit('say', text), rest, end: () => socket.disconnect() }));
        socket.on('said', heard);
        socket.on('connect_error', failed);
      }
    });
  const all = [];
  for (let room = 0; room < kRooms; ++room) all.push(await Promise.all(Array.from({ length: kSeats }, () => open(room))));
  let count = 0;
  return {
    connections: kRooms * kSeats,
    move: (room) => {
      const mark = `m ${++count}`;
      sent.set(mark, now());
      all[room][whose(count)].send(`${mark}|`.padEnd(size, '.'));
    },
    bytes: () => size,
    end: () => all.flat().forEach((each) => (each.rest(), each.end())),
  };
}

// One move a second in every room, spread over the second.
async function move_on(measured) {
  const begin = now();
  let moves = 0;
  for (let due = 0; due < kSeconds * kRooms; ) {
    const wanted = Math.floor(((now() - begin) / 1000) * kRooms);
    for (; due < wanted && due < kSeconds * kRooms; ++due, ++moves) measured.move(due % kRooms);
    await sleep(1);
  }
  return moves;
}

let size = 400; // of what is relayed: as large as omerta's frames, once they are known
for (const kind of kinds.split(',')) {
  const port = 20_000 + Math.floor(Math.random() * 12_000); // below those that the system gives to whoever connects
  const server = await start(kind, port);
  await sleep(500);
  const empty = of_process(server.process.pid);
  const took = [];
  const measured = kind === 'omerta' || kind === 'held' ? await measure_omerta(port, took) : kind === 'beats' ? await measure_beats(port, took) : await measure_relay(kind, port, took, size);
  await sleep(2000);
  const idle_from = of_process(server.process.pid);
  await sleep(kIdleFor);
  const full = of_process(server.process.pid);
  const idle_cpu = (full.cpu - idle_from.cpu) / (kIdleFor / 1000); // in a second
  took.length = 0;
  const begin = now();
  const own = process.cpuUsage();
  const still = kind === 'beats' || kind === 'held';
  const moves = still ? (await sleep(kSeconds * 1000), kRooms * kSeconds) : await move_on(measured);
  await sleep(1000);
  for (let i = 0; !still && i < kMostTardy && took.length < moves * kSeats; ++i) await sleep(100);
  const after = of_process(server.process.pid);
  const passed = (now() - begin) / 1000;
  const used = process.cpuUsage(own);
  if (kind === 'omerta') size = measured.bytes();
  const row = {
    kind,
    rooms: kRooms,
    connections: measured.connections,
    frame: measured.bytes(),
    received: took.length,
    lost: still ? undefined : moves * kSeats - took.length,
    'p50 ms': quantile(took, 0.5).toFixed(2),
    'p99 ms': quantile(took, 0.99).toFixed(2),
    'max ms': quantile(took, 1).toFixed(1),
    'cpu us/move': (((after.cpu - full.cpu) * 1e6) / moves).toFixed(0),
    'without beats': ((((after.cpu - full.cpu) - idle_cpu * passed) * 1e6) / moves).toFixed(0),
    'idle %': (idle_cpu * 100).toFixed(1),
    'cpu %': (((after.cpu - full.cpu) / passed) * 100).toFixed(1),
    'generator %': (((used.user + used.system) / 1e6 / passed) * 100).toFixed(1),
    'KiB/connection': ((after.own - empty.own) / measured.connections / 1024).toFixed(2),
    'with pages of the program': ((after.memory - empty.memory) / measured.connections / 1024).toFixed(2),
    'MiB': (after.memory / 1024 / 1024).toFixed(1),
  };
  console.log(JSON.stringify(row));
  measured.end();
  server.stop();
  await sleep(500);
}
process.exit(0);
