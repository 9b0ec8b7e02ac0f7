import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../support/running-server.js';
import { queryGraphql } from './query-graphql.js';
import { createAdministratorClient } from './as-administrator.js';
import { peakMemoryMb } from './export-memory.js';
import { quantile, send, type BenchServer } from './measure.js';
import { findEngine } from './processor-time.js';
import type { Subjects } from './subjects.js';

/**
 * Cost of clustering a project on the large database and of working with it, in milliseconds unless stated otherwise.
 */
export interface ClusterRunCost {
  keywords: number;
  folders: number;
  /** From the start request until the folders are readable. */
  seconds: number;
  /** Sequential requests for first report pages during the run. */
  reports: { median: number; slowest: number };
  /** Preview of cluster counts by strength, as displayed by the slider. */
  preview: number;
  /** The complete folder tree. */
  tree: number;
  /** First page of 500 keywords. */
  table: number;
  /** Moving 1,000 keywords to another folder, until the response. */
  move: number;
  /** Peak memory of both processes so far, in megabytes. */
  serverMb: number;
  engineMb: number;
}

/** Project sizes; the second is the maximum of a run. */
export const clusteredKeywords = [100_000, 200_000] as const;

const movedKeywords = 1000;
/** Keywords per request, which is limited to one megabyte. */
const keywordsPerCall = 15_000;
const rounds = 5;
const pollMs = 100;

/** Clusters the most popular keywords of the large database with default strength, in ascending project size. */
export async function measureClusterRuns(
  dataDir: string,
  keywords: readonly string[],
  { middle }: Subjects,
): Promise<ClusterRunCost[]> {
  const server = await startServer({ dataDir, env: { SAMPLE_KEYWORDS: '0', LOG_LEVEL: 'warn' } });
  try {
    const measured = await createAdministratorClient(server.url);
    const { pid = 0 } = server.process;
    const engine = await findEngine(pid);
    const report = `/api/report/simple/organic/keywords?base=gny&domain=${middle.name}&per_page=25`;
    const costs: ClusterRunCost[] = [];
    for (const count of clusteredKeywords) {
      const cost = await measureProject(measured, keywords.slice(0, count), report);
      costs.push({ ...cost, serverMb: await peakMemoryMb(pid), engineMb: await peakMemoryMb(engine) });
    }
    return costs;
  } finally {
    await server.stop();
  }
}

async function measureProject(
  server: BenchServer,
  keywords: readonly string[],
  report: string,
): Promise<Omit<ClusterRunCost, 'serverMb' | 'engineMb'>> {
  const uid = await createProject(server, keywords);
  const { seconds, reports } = await run(server, uid, report);
  const variables = { uid };
  const { keywords: clustered, folders } = await queryGraphql<{ keywords: number; folders: number }>(
    server,
    'query ($uid: ID!) { result: clustering(uid: $uid) { keywords folders } }',
    variables,
  );
  const preview =
    'query ($uid: ID!) { result: clusteringPreview(uid: $uid, settings: {}) { strength clusters } }';
  const tree =
    'query ($uid: ID!) { result: clusteringTree(uid: $uid) { folders { ids names parents } figures { ids keywords volumes } } }';
  return {
    keywords: clustered,
    folders,
    seconds,
    reports,
    preview: await measureMedian(() => queryGraphql(server, preview, variables)),
    tree: await measureMedian(() => queryGraphql(server, tree, variables)),
    table: await measureMedian(() => fetchPage(server, uid, 1)),
    move: await measureMove(server, uid),
  };
}

async function createProject(server: BenchServer, keywords: readonly string[]): Promise<string> {
  let uid: string | undefined;
  for (let from = 0; from < keywords.length; from += keywordsPerCall) {
    const of = { keywords: keywords.slice(from, from + keywordsPerCall) };
    if (uid === undefined) {
      const createMutation =
        'mutation ($of: ImportSource!) { result: createClustering(base: "gny", name: "Measured", from: $of) { uid } }';
      uid = (await queryGraphql<{ uid: string }>(server, createMutation, { of })).uid;
    } else {
      const addMutation =
        'mutation ($uid: ID!, $of: ImportSource!) { result: importClusteringKeywords(uid: $uid, from: $of) { clustering { keywords } } }';
      await queryGraphql(server, addMutation, { uid, of });
    }
  }
  return uid ?? '';
}

/** Clusters a project while a client repeatedly reads a report. */
async function run(
  server: BenchServer,
  uid: string,
  report: string,
): Promise<Pick<ClusterRunCost, 'seconds' | 'reports'>> {
  const started = performance.now();
  const body = JSON.stringify({});
  await sendAndRead(server, { method: 'POST', path: `/api/clustering/${uid}/build`, body });
  const times: number[] = [];
  for (;;) {
    const state = 'query ($uid: ID!) { result: clusteringState(uid: $uid) { state } }';
    if ((await queryGraphql<{ state: string }>(server, state, { uid })).state !== 'processing') break;
    times.push(await measureMedian(() => sendAndRead(server, { method: 'GET', path: report }), 1));
    await sleep(pollMs);
  }
  const seconds = (performance.now() - started) / 1000;
  return { seconds, reports: { median: quantile(times, 0.5), slowest: Math.max(...times) } };
}

/** Moves the keywords back and forth. */
async function measureMove(server: BenchServer, uid: string): Promise<number> {
  const pages = await Promise.all([fetchPage(server, uid, 1), fetchPage(server, uid, 2)]);
  const keywords = pages.flatMap(({ data }) => data.map(({ id }) => String(id))).slice(0, movedKeywords);
  const folders = await queryGraphql<{ folders: { ids: number[] } }>(
    server,
    'query ($uid: ID!) { result: clusteringTree(uid: $uid) { folders { ids } } }',
    { uid },
  );
  const [one = 0, other = 0] = folders.folders.ids;
  const move =
    'mutation ($uid: ID!, $keywords: [ID!], $to: Int!) { result: moveClusteringKeywords(uid: $uid, keywords: $keywords, to: $to) { edit { keywords } } }';
  let round = 0;
  return measureMedian(() =>
    queryGraphql(server, move, { uid, keywords, to: round++ % 2 === 0 ? one : other }),
  );
}

/** A page of 500 keywords without a folder. */
async function fetchPage(
  server: BenchServer,
  uid: string,
  page: number,
): Promise<{ data: { id: number }[] }> {
  const path = `/api/clustering/node/${uid}/-1/keywords?per_page=500&page=${page}`;
  return JSON.parse(await sendAndRead(server, { method: 'GET', path })) as { data: { id: number }[] };
}

async function sendAndRead(server: BenchServer, call: Parameters<typeof send>[1]): Promise<string> {
  const response = await send(server, call);
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  if (response.statusCode !== 200) throw new Error(`${call.path}: ${text.slice(0, 300)}`);
  return text;
}

/** Median of sequential calls. */
async function measureMedian(call: () => Promise<unknown>, times = rounds): Promise<number> {
  const durations: number[] = [];
  for (let round = 0; round < times; round++) {
    const started = performance.now();
    await call();
    durations.push(performance.now() - started);
  }
  return quantile(durations, 0.5);
}
