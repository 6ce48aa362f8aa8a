// A plain WebSocket server (npm ws): what comes is sent to everybody in the room. No log, no game;
// a beat only says that somebody is there.
import { WebSocketServer } from 'ws';

const kBeat = Buffer.from('{"t":"b"');
const rooms = new Map();
const server = new WebSocketServer({ port: Number(process.argv[2]), host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket, request) => {
  const room = new URL(request.url, 'http://a').searchParams.get('room');
  if (!rooms.has(room)) rooms.set(room, new Set());
  rooms.get(room).add(socket);
  socket.on('message', (data) => {
    if (data.subarray(0, kBeat.length).equals(kBeat)) return;
    for (const each of rooms.get(room)) each.send(data, { binary: false });
  });
});
server.on('listening', () => console.log('listening'));
