// Socket.IO: the same relay, by its own rooms. WebSocket only, no compression.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const server = new Server(http, { transports: ['websocket'], perMessageDeflate: false });
server.on('connection', (socket) => {
  const room = socket.handshake.query.room;
  socket.join(room);
  socket.on('beat', () => {});
  socket.on('say', (text) => server.to(room).emit('said', text));
});
http.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('listening'));
