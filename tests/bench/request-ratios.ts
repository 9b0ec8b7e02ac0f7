import { type Config, loadConfig } from '../../server/config/config.js';
import { createLog } from '../../server/http/logging/log.js';
import { openStores } from '../../server/stores/open-stores.js';
import { type RunningServer, startServer } from '../support/running-server.js';
import { createAdministratorClient } from './as-administrator.js';
import { dropBestLayout, engineRate, firstPageStatements } from './engine-baseline.js';
import { waitForFirstPageCopies } from './wait-for-first-page-copies.js';
import { firstPages } from './first-pages.js';
import { measurePageOpens, type PageOpens } from './page-open.js';
import { measureRequestCostsOf } from './request-cost.js';
import { measureRepeatedDomainQueries } from './seen-domains.js';
import { pickSubjects } from './subjects.js';

/** A benchmark ratio of two measurements in one run, which makes it independent of the machine. */
export interface Ratio {
  /** Stable key of the baseline. */
  name: string;
  value: number;
  /** Lower or upper target, if any. */
  min?: number;
  max?: number;
}

const clients = 8;
const sampleKeywords = '20000';
const base = 'gny';
/** Number of domains whose pages are read directly from the engine. */
const engineSampleSize = 200;
const pageOpenRounds = 5;

/** Ratios of a quick run with sample data on a separate server. */
export async function measureRatios(seconds: number): Promise<Ratio[]> {
  const server = await startServer({ env: { LOG_LEVEL: 'warn', SAMPLE_KEYWORDS: sampleKeywords } });
  try {
    const requests = await requestRatios(server, seconds);
    const { giant, middle } = await pickSubjects(configOf(server), createLog('warn'));
    return [
      ...requests,
      ...pageRatios(await measurePageOpens(server.url, [giant.name, middle.name], pageOpenRounds)),
    ];
  } finally {
    await server.stop();
  }
}

/** Ratios of first page requests with the data of a folder, on a separate server. */
export async function measureRequestRatios(dataDir: string, seconds: number): Promise<Ratio[]> {
  const server = await startServer({ dataDir, env: { LOG_LEVEL: 'warn', SAMPLE_KEYWORDS: '0' } });
  try {
    return await requestRatios(server, seconds);
  } finally {
    await server.stop();
  }
}

function configOf({ dataDir }: RunningServer): Config {
  return loadConfig({ ...process.env, DATA_DIR: dataDir, SAMPLE_KEYWORDS: '0' });
}

async function requestRatios(server: RunningServer, seconds: number): Promise<Ratio[]> {
  const queries = await measureRepeatedDomainQueries(await createAdministratorClient(server.url), base);
  const engineOnlyRate = await measureEngineRate(server, seconds);
  const [health, , distinct, repeated] = await measureRequestCostsOf(server, seconds);
  console.log(
    `first pages a second: the engine alone ${engineOnlyRate.toFixed(0)}, distinct ${distinct?.perSecond.toFixed(0)}, repeated ${repeated?.perSecond.toFixed(0)}; GET /healthz ${health?.perSecond.toFixed(0)}`,
  );
  const perHealth = (ms = Number.NaN) => ms / (health?.serverMs ?? Number.NaN);
  return [
    ...queries,
    {
      name: 'distinct first pages, to those of the engine alone',
      value: (distinct?.perSecond ?? Number.NaN) / engineOnlyRate,
      min: 0.6,
    },
    {
      name: 'repeated first pages, to those of the engine alone',
      value: (repeated?.perSecond ?? Number.NaN) / engineOnlyRate,
      min: 3,
    },
    {
      name: 'the server’s own process for a distinct page, in GET /healthz',
      value: perHealth(distinct?.serverMs),
      max: 5,
    },
    {
      name: 'the server’s own process for a repeated page, in GET /healthz',
      value: perHealth(repeated?.serverMs),
      max: 5,
    },
  ];
}

/** First pages per second that the engine serves from the best layout. */
async function measureEngineRate(server: RunningServer, seconds: number): Promise<number> {
  const administrator = await createAdministratorClient(server.url);
  const pages = await firstPages(administrator, base);
  await waitForFirstPageCopies(administrator, pages[0] ?? '');
  const domains = pages.map((page) => new URL(page, server.url).searchParams.get('domain') ?? '');
  const stores = await openStores(configOf(server), createLog('warn'), { role: 'tool' });
  try {
    const statements = await firstPageStatements(stores, domains.slice(-engineSampleSize), base);
    await engineRate(stores, statements, clients, seconds);
    return await engineRate(stores, statements, clients, seconds);
  } finally {
    await dropBestLayout(stores);
    await stores.close();
  }
}

function pageRatios({ opens, switches }: PageOpens): Ratio[] {
  return [
    ...opens.flatMap((page) => [
      { name: `${page.name} from a cold address, its heading, in s`, value: page.heading / 1000, max: 0.4 },
      { name: `${page.name} from a cold address, its rows, in s`, value: page.rows / 1000, max: 1 },
      { name: `${page.name}, blocked after the first paint, in s`, value: page.blocking / 1000, max: 0.2 },
    ]),
    ...switches.map((tab) => ({
      name: `${tab.name} by its tab, rows, in s`,
      value: tab.rows / 1000,
      max: 0.3,
    })),
  ];
}
