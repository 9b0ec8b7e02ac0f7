import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { parseEmail, type ReceivedEmail } from '../../support/mailbox.js';

/** Behaviour of the mail server. */
export type SmtpBehavior =
  | 'takes' // accepts every email
  | 'silent' // connects without a greeting
  | 'busy' // 421 at the greeting
  | 'unknown mailbox' // 550 for every recipient
  | 'garbage' // sends invalid SMTP
  | 'holds'; // reads the email and does not respond

/** A delivered email. */
export interface DeliveredEmail extends ReceivedEmail {
  /** Envelope recipient. */
  recipient: string;
}

/** A minimal SMTP server (RFC 5321, without extensions). */
export interface SmtpServer {
  url: string;
  behavior: SmtpBehavior;
  /** Acknowledged emails. */
  delivered: DeliveredEmail[];
  /** Completely read emails, acknowledged or not. */
  received: DeliveredEmail[];
  /** Number of opened connections. */
  connections: number;
  /** Changes the behaviour and drops the open connections. */
  setBehavior(behavior: SmtpBehavior): void;
  close(): Promise<void>;
}

export async function openSmtpServer(behavior: SmtpBehavior = 'takes'): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const state: Omit<SmtpServer, 'url' | 'setBehavior' | 'close'> = {
    behavior,
    delivered: [],
    received: [],
    connections: 0,
  };
  const server = createServer((socket) => {
    state.connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    handleConnection(socket, state);
  });
  const port = await listen(server);
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${port}`,
    setBehavior: (next: SmtpBehavior) => {
      state.behavior = next;
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}

function handleConnection(socket: Socket, state: Omit<SmtpServer, 'url' | 'setBehavior' | 'close'>): void {
  const reply = (line: string) => void socket.write(`${line}\r\n`);
  let buffered = '';
  let isReadingBody = false;
  let recipient = '';
  if (state.behavior === 'silent') return;
  if (state.behavior === 'busy') return void socket.end('421 too busy\r\n');
  if (state.behavior === 'garbage') return void socket.end('\u0000HTTP/1.1 200 OK\r\n\r\n<html>');
  reply('220 mail.example');
  socket.on('data', (chunk) => {
    buffered += chunk.toString('latin1');
    for (;;) {
      const end = buffered.indexOf(isReadingBody ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = buffered.slice(0, end);
      buffered = buffered.slice(end + (isReadingBody ? 5 : 2));
      if (isReadingBody) {
        isReadingBody = false;
        const email = { ...parseEmail(part.replace(/^\.\./gm, '.')), recipient };
        state.received.push(email);
        if (state.behavior === 'holds') return;
        state.delivered.push(email);
        reply('250 taken');
      } else if (/^DATA/i.test(part)) {
        isReadingBody = true;
        reply('354 go on');
      } else if (/^RCPT/i.test(part)) {
        recipient = /<([^>]*)>/.exec(part)?.[1] ?? '';
        reply(state.behavior === 'unknown mailbox' ? '550 no such mailbox' : '250 known');
      } else if (/^QUIT/i.test(part)) {
        socket.end('221 bye\r\n');
      } else {
        reply('250 mail.example');
      }
    }
  });
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}
