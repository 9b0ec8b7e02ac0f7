import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../server/config/config.js';
import { createLog } from '../../server/http/log.js';
import { openStores } from '../../server/stores/open-stores.js';
import { administratorSession } from '../support/administrator-session.js';
import { startServer, type RunningServer } from '../support/running-server.js';
import { waitForFirstPageCopies } from './wait-for-first-page-copies.js';
import { firstPages } from './first-pages.js';
import { mean, quantile } from './measure.js';

/** What a server does with more than it can answer. */
export interface Overload {
  /** First pages a second that it answers when its clients wait for each. */
  capacity: number;
  /** Requests a second that came, three times as many, and those of them that were answered. */
  offered: number;
  accepted: number;
  /** Milliseconds within which 95 of 100 were answered, and were sent away. */
  acceptedP95: number;
  rejectedP95: number;
  /** Answers that were neither 200 nor 503 with `Retry-After`. */
  unexpected: number;
  /**
   * Mean time of one who asks one after the other: alone, and while another account asks three times too much. No median: pages
   * of small domains are asked of the engine and take several times those of the copy, so that it stands on the edge of the two.
   */
  quietMs: number;
  duringFloodMs: number;
  /** Of the quiet one's requests beside the flood, those that were not answered. */
  quietRejected: number;
}

interface TimedResponse {
  status: number;
  retryAfter: boolean;
  milliseconds: number;
}

/** Headers of a browser in which somebody is logged in. */
type Session = Readonly<Record<string, string>>;

const sampleKeywords = '20000';
/** People who ask, each with an account; all of them administrators, so that no limit of a day ends the measurement. */
const accounts = ['promo', 'basic', 'pro', 'team', 'partner', 'admin'].map((name) => `${name}@example.com`);
/** As many clients in all as a server takes on whatever happens; more would ask again at once where they are sent away. */
const clientsPerAccount = 2;
const overloadFactor = 3;
/** Beyond so many connections at once the kernel breaks new ones off before the server hears of them; requests wait for a free one. */
const connections = 256;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/**
 * Offers a server of its own three times what it can answer, from many accounts and then from one. It keeps no answers.
 * @param dataDir folder of data that are there; the usual sample where it is missing
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
    await makeAdministrators(server);
    const sessions = await Promise.all(accounts.map((email) => administratorSession(server.url, email)));
    const [first, second] = sessions;
    if (!first || !second) throw new Error('nobody is logged in');
    const pages = await firstPages({ url: server.url, headers: first }, 'gny');
    await waitForFirstPageCopies({ url: server.url, headers: first }, pages[0] ?? '');
    let next = 0;
    // Each connection would look a name up, and on a busy machine that takes longer than the answer.
    const address = server.url.replace('localhost', '127.0.0.1');
    const sendRequest = (session: Session) => get(address + (pages[next++ % pages.length] ?? ''), session);

    const allClients = sessions.flatMap((session) => Array<Session>(clientsPerAccount).fill(session));
    await runClosedLoop(allClients, sendRequest, seconds);
    const capacity = acceptedOf(await runClosedLoop(allClients, sendRequest, seconds)).length / seconds;
    const offered = overloadFactor * capacity;
    const overloadResponses = await runOpenLoop(sessions, offered, sendRequest, seconds);
    await sleep(1000);
    const quiet = await runClosedLoop([first], sendRequest, seconds);
    const flood = runOpenLoop([second], offered, sendRequest, seconds);
    const duringFlood = await runClosedLoop([first], sendRequest, seconds);
    const all = [...overloadResponses, ...(await flood)];
    const accepted = acceptedOf(overloadResponses);
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
      duringFloodMs: mean(times(acceptedOf(duringFlood))),
      quietRejected: duringFlood.length - acceptedOf(duringFlood).length,
    };
  } finally {
    agent.destroy();
    await server.stop();
  }
}

const acceptedOf = (responses: readonly TimedResponse[]) => responses.filter(({ status }) => status === 200);

async function makeAdministrators({ dataDir }: RunningServer): Promise<void> {
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

/** One client for each of these, who asks again as soon as the answer is there. */
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

/** So many requests a second, in turn of these, whether or not those before were answered. */
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
