// Loaded before the server: it dies by force when it is about to answer a payment provider, after what it did is kept.
import { ServerResponse } from 'node:http';

const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = function (...rest) {
  if (this.req?.method === 'POST' && this.req.url?.startsWith('/payments/'))
    process.kill(process.pid, 'SIGKILL');
  return writeHead.apply(this, rest);
};
