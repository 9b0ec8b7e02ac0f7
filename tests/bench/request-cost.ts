import { text } from 'node:stream/consumers';
import { startServer, type RunningServer } from '../support/running-server.js';
import { createAdministratorClient } from './as-administrator.js';
import { firstPages } from './first-pages.js';
import { send, type BenchServer } from './measure.js';
import { findEngine, processorMs } from './processor-time.js';

/** CPU time of a request. */
export interface RequestCost {
  name: string;
  perSecond: number;
  /** Milliseconds of the server process and of the engine. */
  serverMs: number;
  engineMs: number;
}

const clients = 8;
const sampleKeywords = '20000';
/** Number of domains that are requested in rotation, so that the server can cache their pages. */
const repeatedDomains = 20;

/** Measures each kind of request on a separate server with sample data, after a warm-up of equal duration. */
export async function measureRequestCosts(seconds: number): Promise<RequestCost[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'warn', SAMPLE_KEYWORDS: sampleKeywords } });
  try {
    return await measureRequestCostsOf(server, seconds);
  } finally {
    await server.stop();
  }
}

/** Measures each kind of request on a running server. */
export async function measureRequestCostsOf(
  { url, process: { pid = 0 } }: RunningServer,
  seconds: number,
): Promise<RequestCost[]> {
  const measured = await createAdministratorClient(url);
  const engine = await findEngine(pid);
  const pages = await firstPages(measured, 'gny');
  let next = 0;
  const kinds: [name: string, path: (index: number) => string][] = [
    ['GET /healthz', () => '/healthz'],
    ['GET /api/users/current', () => '/api/users/current'],
    ['keywords of distinct domains', () => pages[next++ % pages.length] ?? ''],
    ['keywords of twenty domains in turn', (index) => pages[index % repeatedDomains] ?? ''],
  ];
  const costs: RequestCost[] = [];
  for (const [name, path] of kinds) {
    await load(measured, path, seconds);
    const [serverBefore, engineBefore] = [processorMs(pid), processorMs(engine)];
    const completed = await load(measured, path, seconds);
    costs.push({
      name,
      perSecond: completed / seconds,
      serverMs: (processorMs(pid) - serverBefore) / completed,
      engineMs: (processorMs(engine) - engineBefore) / completed,
    });
  }
  return costs;
}

/**
 * Runs concurrent clients for a duration.
 * @returns the number of responses
 */
async function load(server: BenchServer, path: (index: number) => string, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let completed = 0;
  const client = async (first: number): Promise<void> => {
    for (let index = first; performance.now() < end; index++) {
      const response = await send(server, { method: 'GET', path: path(index) });
      const body = await text(response);
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${body.slice(0, 300)}`);
      completed++;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return completed;
}
