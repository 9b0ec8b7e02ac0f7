// Preloaded into the server process. Kills the process after a payment is stored and before the payment provider gets
// a response.
import { ServerResponse } from 'node:http';

const { writeHead } = ServerResponse.prototype;

ServerResponse.prototype.writeHead = function (...rest) {
  if (this.req?.method === 'POST' && this.req.url?.startsWith('/payments/'))
    process.kill(process.pid, 'SIGKILL');
  return writeHead.apply(this, rest);
};
