import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig } from '../../server/config/config.js';
import { createLog } from '../../server/http/log.js';
import { openStores } from '../../server/stores/open-stores.js';
import { administratorSession } from '../support/administrator-session.js';
import { startServer, type RunningServer } from '../support/running-server.js';
import { firstPagesCopied } from './copied-pages.js';
import { firstPages } from './first-pages.js';
import { mean, quantile } from './measure.js';

/** What a server does with more than it can answer. */
export interface Overload {
  /** First pages a second that it answers when its clients wait for each. */
  capacity: number;
  /** Requests a second that came, three times as many, and those of them that were answered. */
  offered: number;
  answered: number;
  /** Milliseconds within which 95 of 100 were answered, and were sent away. */
  answeredP95: number;
  refusedP95: number;
  /** Answers that were neither 200 nor 503 with `Retry-After`. */
  amiss: number;
  /**
   * Mean time of one who asks one after the other: alone, and while another account asks three times too much. No median: pages
   * of small domains are asked of the engine and take several times those of the copy, so that it stands on the edge of the two.
   */
  quietMs: number;
  besideFloodMs: number;
  /** Of the quiet one's requests beside the flood, those that were not answered. */
  quietRefused: number;
}

interface Answer {
  status: number;
  retryAfter: boolean;
  milliseconds: number;
}

/** Headers of a browser in which somebody is logged in. */
type Session = Readonly<Record<string, string>>;

const sampleKeywords = '20000';
/** People who ask, each with an account; all of them administrators, so that no limit of a day ends the measurement. */
const people = ['promo', 'basic', 'pro', 'team', 'partner', 'admin'].map((name) => `${name}@example.com`);
/** As many clients in all as a server takes on whatever happens; more would ask again at once where they are sent away. */
const clientsOfEach = 2;
const tooMuch = 3;
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
    const sessions = await Promise.all(people.map((email) => administratorSession(server.url, email)));
    const [first, second] = sessions;
    if (!first || !second) throw new Error('nobody is logged in');
    const pages = await firstPages({ url: server.url, headers: first }, 'gny');
    await firstPagesCopied({ url: server.url, headers: first }, pages[0] ?? '');
    let next = 0;
    // Each connection would look a name up, and on a busy machine that takes longer than the answer.
    const address = server.url.replace('localhost', '127.0.0.1');
    const ask = (session: Session) => get(address + (pages[next++ % pages.length] ?? ''), session);

    const everybody = sessions.flatMap((session) => Array<Session>(clientsOfEach).fill(session));
    await waiting(everybody, ask, seconds);
    const capacity = answeredOf(await waiting(everybody, ask, seconds)).length / seconds;
    const offered = tooMuch * capacity;
    const crowd = await arriving(sessions, offered, ask, seconds);
    await sleep(1000);
    const quiet = await waiting([first], ask, seconds);
    const flood = arriving([second], offered, ask, seconds);
    const beside = await waiting([first], ask, seconds);
    const all = [...crowd, ...(await flood)];
    const answered = answeredOf(crowd);
    const refused = all.filter(({ status }) => status === 503);
    const times = (answers: readonly Answer[]) => answers.map(({ milliseconds }) => milliseconds);
    return {
      capacity,
      offered,
      answered: answered.length / seconds,
      answeredP95: quantile(times(answered), 0.95),
      refusedP95: quantile(times(refused), 0.95),
      amiss: all.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter)).length,
      quietMs: mean(times(quiet)),
      besideFloodMs: mean(times(answeredOf(beside))),
      quietRefused: beside.length - answeredOf(beside).length,
    };
  } finally {
    agent.destroy();
    await server.stop();
  }
}

const answeredOf = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);

async function makeAdministrators({ dataDir }: RunningServer): Promise<void> {
  const config = loadConfig({ ...process.env, DATA_DIR: path.resolve(dataDir) });
  const stores = await openStores(config, createLog('error'), { role: 'tool' });
  try {
    await stores.postgres.query('UPDATE account SET is_administrator = true WHERE email = ANY($1)', [people]);
  } finally {
    await stores.close();
  }
}

type Ask = (session: Session) => Promise<Answer>;

/** One client for each of these, who asks again as soon as the answer is there. */
async function waiting(clients: readonly Session[], ask: Ask, seconds: number): Promise<Answer[]> {
  const end = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  const client = async (session: Session): Promise<void> => {
    while (performance.now() < end) answers.push(await ask(session));
  };
  await Promise.all(clients.map(client));
  return answers;
}

/** So many requests a second, in turn of these, whether or not those before were answered. */
async function arriving(
  clients: readonly Session[],
  perSecond: number,
  ask: Ask,
  seconds: number,
): Promise<Answer[]> {
  const started = performance.now();
  const asked: Promise<Answer>[] = [];
  for (let elapsed = 0; elapsed < seconds * 1000; elapsed = performance.now() - started) {
    while (asked.length < (elapsed / 1000) * perSecond) {
      asked.push(ask(clients[asked.length % clients.length] ?? {}));
    }
    await sleep(5);
  }
  return Promise.all(asked);
}

function get(address: string, session: Session): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(
      address,
      { agent, headers: { accept: 'application/json', cookie: session['cookie'] } },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            retryAfter: answer.headers['retry-after'] !== undefined,
            milliseconds: performance.now() - started,
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}
