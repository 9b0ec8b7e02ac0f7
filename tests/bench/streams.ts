import { startServer } from '../support/running-server.js';
import { createAdministratorClient } from './as-administrator.js';
import { peakMemoryMb, residentMb } from './export-memory.js';
import { quantile, send, type BenchServer } from './measure.js';
import type { Subjects } from './subjects.js';

/** Streams of the maximum page size of the public API. */
export interface StreamCost {
  cases: StreamCase[];
  /** Resident memory of the server process in megabytes: when idle, and the peak with parallel streams. */
  idleMb: number | undefined;
  peakMb: number;
}

/** Times of one request in milliseconds, and the size of its response. */
interface StreamCase {
  name: string;
  /** Until the first byte of the body. */
  firstByteMedian: number;
  firstByteP95: number;
  totalMedian: number;
  megabytes: number;
}

export const parallelStreams = 4;
const rounds = 9;

/** Measures pages of 50,000 rows one after another, then in parallel. */
export async function measureStreams(dataDir: string, { giant }: Subjects): Promise<StreamCost> {
  const server = await startServer({
    dataDir,
    env: { SAMPLE_KEYWORDS: '0', LOG_LEVEL: 'error', QUERY_CACHE_MB: '0' },
  });
  try {
    const measured = await createAdministratorClient(server.url);
    const { pid = 0 } = server.process;
    const paths: [string, string][] = [
      ['keywords of the giant', streamPath('organic/keywords', { domain: giant.name })],
      ['… by position', streamPath('organic/keywords', { domain: giant.name, sort: 'pos|asc' })],
      ['… ws>=100', streamPath('organic/keywords', { domain: giant.name, filter: 'ws>=100' })],
      ['site pages of the giant', streamPath('organic/sitepages', { domain: giant.name })],
      ['pages with keywords of the giant', streamPath('organic/sitepages/withkeys', { domain: giant.name })],
      ['lost keywords of the giant', streamPath('organic/lost_keywords', { domain: giant.name })],
    ];
    const idleMb = await residentMb(pid);
    const cases: StreamCase[] = [];
    for (const [name, path] of paths) cases.push(await measureStream(measured, name, path));
    const [, parallelPath = ''] = paths[0] ?? [];
    await Promise.all(Array.from({ length: parallelStreams }, () => readStream(measured, parallelPath)));
    return { cases, idleMb, peakMb: await peakMemoryMb(pid) };
  } finally {
    await server.stop();
  }
}

const streamPath = (report: string, more: Record<string, string>) =>
  `/report/simple/${report}?${new URLSearchParams({ base: 'gny', per_page: '50000', ...more })}`;

async function measureStream(server: BenchServer, name: string, path: string): Promise<StreamCase> {
  await readStream(server, path);
  const streams: Stream[] = [];
  for (let round = 0; round < rounds; round++) streams.push(await readStream(server, path));
  const firstBytes = streams.map(({ firstByteMs }) => firstByteMs);
  return {
    name,
    firstByteMedian: quantile(firstBytes, 0.5),
    firstByteP95: quantile(firstBytes, 0.95),
    totalMedian: quantile(
      streams.map(({ totalMs }) => totalMs),
      0.5,
    ),
    megabytes: (streams[0]?.bytes ?? 0) / 2 ** 20,
  };
}

interface Stream {
  firstByteMs: number;
  totalMs: number;
  bytes: number;
}

async function readStream(server: BenchServer, path: string): Promise<Stream> {
  const started = performance.now();
  const response = await send(server, { method: 'GET', path });
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  let firstByteMs: number | undefined;
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    firstByteMs ??= performance.now() - started;
    bytes += chunk.length;
  }
  if (!response.complete) throw new Error(`${path} ended after ${bytes} bytes`);
  return { firstByteMs: firstByteMs ?? Number.NaN, totalMs: performance.now() - started, bytes };
}
