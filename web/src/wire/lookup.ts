// Looks something up over a connection of its own, which has no place in any room: a game that is being
// played is not disturbed, and what is asked may be longer than a game allows.
import { Refused } from './requests';
import type { ToServer } from './types';

const patience = 15000; // milliseconds

export function lookedUp<T>(frame: ToServer, answer: string): Promise<T> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    const end = (act: () => void) => {
      clearTimeout(timer);
      socket.onclose = null;
      socket.close();
      act();
    };
    const lost = () => end(() => failed(new Refused('lost')));
    const timer = setTimeout(lost, patience);
    socket.onopen = () => socket.send(JSON.stringify(frame));
    socket.onclose = lost;
    socket.onmessage = (event) => {
      const heard = JSON.parse(event.data as string) as { t: string; why?: string };
      if (heard.t === answer) end(() => done(heard as T));
      else if (heard.t === 'refused') end(() => failed(new Refused(heard.why ?? 'refused')));
    };
  });
}
