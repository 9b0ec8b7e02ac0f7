import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../server/config/config.js';
import { createLog } from '../../server/http/logging/log.js';
import { openStores } from '../../server/stores/open-stores.js';
import { administratorSession } from '../support/administrator-session.js';
import { startServer, type RunningServer } from '../support/running-server.js';
import { waitForFirstPageCopies } from './wait-for-first-page-copies.js';
import { firstPages } from './first-pages.js';
import { mean, quantile } from './measure.js';

/** Behaviour of a server under overload. */
export interface Overload {
  /** First pages per second if clients wait for each response. */
  capacity: number;
  /** Offered requests per second, three times the capacity, and the successful ones among them. */
  offered: number;
  accepted: number;
  /** 95th percentile of the latency of successful and rejected requests, in milliseconds. */
  acceptedP95: number;
  rejectedP95: number;
  /** Responses other than 200 and 503 with `Retry-After`. */
  unexpected: number;
  /**
   * Mean latency of a sequential client, without other load and while another account sends three times the capacity.
   * A median would jump between cached pages and uncached pages of small domains.
   */
  quietMs: number;
  duringFloodMs: number;
  /** Rejected requests of that client during the flood. */
  quietRejected: number;
}

interface TimedResponse {
  status: number;
  retryAfter: boolean;
  milliseconds: number;
}

/** Headers of a logged-in browser. */
type Session = Readonly<Record<string, string>>;

const sampleKeywords = '20000';
/** Administrator accounts, so that no daily limit ends the measurement. */
const accounts = ['promo', 'basic', 'pro', 'team', 'partner', 'admin'].map((name) => `${name}@example.com`);
/** Keeps the number of clients below the guaranteed capacity; otherwise rejected clients would retry immediately. */
const clientsPerAccount = 2;
const overloadFactor = 3;
/** Above this number the kernel resets new connections, so further requests wait for a free one. */
const connections = 256;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/**
 * Sends three times the capacity to a server with disabled cache, first from many accounts and then from one.
 * @param dataDir existing data folder; the sample by default
 */
export async function measureOverload(seconds: number, dataDir?: string): Promise<Overload> {
  const server = await startServer({
    ...(dataDir !== undefined && { dataDir }),
    env: {
      LOG_LEVEL: 'error',
      SAMPLE_KEYWORDS: dataDir === undefined ? sampleKeywords : '0',
      QUERY_CACHE_MB: '0',
    },
  });
  try {
    await createAdministrators(server);
    const sessions = await Promise.all(accounts.map((email) => administratorSession(server.url, email)));
    const [first, second] = sessions;
    if (!first || !second) throw new Error('nobody is logged in');
    const pages = await firstPages({ url: server.url, headers: first }, 'gny');
    await waitForFirstPageCopies({ url: server.url, headers: first }, pages[0] ?? '');
    let next = 0;
    // Avoids a name lookup per connection, which may take longer than the request.
    const address = server.url.replace('localhost', '127.0.0.1');
    const sendRequest = (session: Session) => get(address + (pages[next++ % pages.length] ?? ''), session);

    const allClients = sessions.flatMap((session) => Array<Session>(clientsPerAccount).fill(session));
    await runClosedLoop(allClients, sendRequest, seconds);
    const capacity = filterAccepted(await runClosedLoop(allClients, sendRequest, seconds)).length / seconds;
    const offered = overloadFactor * capacity;
    const overloadResponses = await runOpenLoop(sessions, offered, sendRequest, seconds);
    await sleep(1000);
    const quiet = await runClosedLoop([first], sendRequest, seconds);
    const flood = runOpenLoop([second], offered, sendRequest, seconds);
    const duringFlood = await runClosedLoop([first], sendRequest, seconds);
    const all = [...overloadResponses, ...(await flood)];
    const accepted = filterAccepted(overloadResponses);
    const rejected = all.filter(({ status }) => status === 503);
    const times = (responses: readonly TimedResponse[]) => responses.map(({ milliseconds }) => milliseconds);
    return {
      capacity,
      offered,
      accepted: accepted.length / seconds,
      acceptedP95: quantile(times(accepted), 0.95),
      rejectedP95: quantile(times(rejected), 0.95),
      unexpected: all.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter))
        .length,
      quietMs: mean(times(quiet)),
      duringFloodMs: mean(times(filterAccepted(duringFlood))),
      quietRejected: duringFlood.length - filterAccepted(duringFlood).length,
    };
  } finally {
    agent.destroy();
    await server.stop();
  }
}

const filterAccepted = (responses: readonly TimedResponse[]) =>
  responses.filter(({ status }) => status === 200);

async function createAdministrators({ dataDir }: RunningServer): Promise<void> {
  const config = loadConfig({ ...process.env, DATA_DIR: path.resolve(dataDir) });
  const stores = await openStores(config, createLog('error'), { role: 'tool' });
  try {
    await stores.postgres.query('UPDATE account SET is_administrator = true WHERE email = ANY($1)', [
      accounts,
    ]);
  } finally {
    await stores.close();
  }
}

type SendRequest = (session: Session) => Promise<TimedResponse>;

/** Closed-loop load: one sequential client per session. */
async function runClosedLoop(
  clients: readonly Session[],
  sendRequest: SendRequest,
  seconds: number,
): Promise<TimedResponse[]> {
  const end = performance.now() + seconds * 1000;
  const responses: TimedResponse[] = [];
  const client = async (session: Session): Promise<void> => {
    while (performance.now() < end) responses.push(await sendRequest(session));
  };
  await Promise.all(clients.map(client));
  return responses;
}

/** Open-loop load: a fixed request rate over all sessions, independent of responses. */
async function runOpenLoop(
  clients: readonly Session[],
  perSecond: number,
  sendRequest: SendRequest,
  seconds: number,
): Promise<TimedResponse[]> {
  const started = performance.now();
  const pending: Promise<TimedResponse>[] = [];
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - started) {
    while (pending.length < (elapsed / 1000) * perSecond) {
      pending.push(sendRequest(clients[pending.length % clients.length] ?? {}));
    }
    await sleep(5);
  }
  return Promise.all(pending);
}

function get(address: string, session: Session): Promise<TimedResponse> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(
      address,
      { agent, headers: { accept: 'application/json', cookie: session['cookie'] } },
      (response) => {
        response.resume();
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'] !== undefined,
            milliseconds: performance.now() - started,
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}
