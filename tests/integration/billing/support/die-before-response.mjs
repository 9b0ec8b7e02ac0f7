// Preloaded into the server process: kills it before the response to a payment provider, after the payment is stored.
import { ServerResponse } from 'node:http';

const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = function (...rest) {
  if (this.req?.method === 'POST' && this.req.url?.startsWith('/payments/'))
    process.kill(process.pid, 'SIGKILL');
  return writeHead.apply(this, rest);
};
