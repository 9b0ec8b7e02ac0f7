import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../support/running-server.js';
import { createAdministratorClient } from './as-administrator.js';
import { benchCases, type BenchCase } from './cases.js';
import { measureExport, peakMemoryMb, residentMb } from './export-memory.js';
import { firstPages } from './first-pages.js';
import { send, type BenchServer } from './measure.js';
import { findEngine } from './processor-time.js';
import type { Subjects } from './subjects.js';

/** Memory of the server after a long mixed load. */
export interface Soak {
  minutes: number;
  /** Successful requests, rejected ones (503), and others. */
  accepted: number;
  rejected: number;
  unexpected: number;
  /** Completed exports of the entire database. */
  exports: number;
  /** Peak resident memory of the server process and of the engine, in megabytes. */
  serverPeakMb: number;
  enginePeakMb: number;
  /** Resident memory of both processes at the end of the run, when idle, in megabytes. */
  serverMb: number;
}

/** Requests per second in addition to exports, a quarter of the capacity of two busy cores. */
const perSecond = 4;
/** Limit on concurrent requests, so that a slow minute does not become an overload. */
const maxConcurrent = 12;
/** Number of frequently requested domains. The other requests use rarely requested ones. */
const repeatedDomains = 20;
const exportIntervalMs = 150_000;
const reportIntervalMs = 180_000;
const fullReportPath = '/api/report/system_keywords?base=gny';

type Count = Pick<Soak, 'accepted' | 'rejected' | 'unexpected'>;

/** Runs a mixed load on the benchmark's data and logs the memory usage. */
export async function measureSoak(minutes: number, dataDir: string, subjects: Subjects): Promise<Soak> {
  const server = await startServer({ dataDir, env: { SAMPLE_KEYWORDS: '0', LOG_LEVEL: 'error' } });
  try {
    const measured = await createAdministratorClient(server.url);
    const { pid = 0 } = server.process;
    const engine = await findEngine(pid);
    const end = performance.now() + minutes * 60_000;
    const counts: Count = { accepted: 0, rejected: 0, unexpected: 0 };
    let exports = 0;
    const report = async () => {
      const minutesLeft = Math.max(0, Math.round((end - performance.now()) / 60_000));
      const [now, peak, engineMb] = await Promise.all([
        residentMb(pid),
        peakMemoryMb(pid),
        residentMb(engine),
      ]);
      console.log(
        `${minutesLeft} min left: the server's process ${mb(now)} MB (${await readHeap(measured)}), at most ${mb(peak)}; the engine ${mb(engineMb)} MB; ${counts.accepted} answered, ${exports} files`,
      );
    };
    const timer = setInterval(() => void report(), reportIntervalMs);
    try {
      await Promise.all([
        runMixedLoad(measured, subjects, end, counts),
        exportFiles(measured, pid, end, () => exports++),
      ]);
    } finally {
      clearInterval(timer);
    }
    await report();
    return {
      minutes,
      ...counts,
      exports,
      serverPeakMb: await peakMemoryMb(pid),
      enginePeakMb: await peakMemoryMb(engine),
      serverMb: (await residentMb(pid)) ?? Number.NaN,
    };
  } finally {
    await server.stop();
  }
}

/** Even load of distinct pages, repeated pages and benchmark cases in rotation. */
async function runMixedLoad(
  server: BenchServer,
  subjects: Subjects,
  end: number,
  counts: Count,
): Promise<void> {
  const pages = (await firstPages(server, 'gny')).map((path): BenchCall => ({ method: 'GET', path }));
  const cases = benchCases(subjects);
  const pending = new Set<Promise<void>>();
  for (let index = 0; performance.now() < end; index++) {
    const call = [
      pages[index % pages.length],
      pages[index % repeatedDomains],
      cases[Math.floor(index / 3) % cases.length],
    ][index % 3];
    if (call && pending.size < maxConcurrent) {
      const request = sendCall(server, call, counts).finally(() => pending.delete(request));
      pending.add(request);
    }
    await sleep(1000 / perSecond);
  }
  await Promise.all(pending);
}

type BenchCall = Pick<BenchCase, 'method' | 'path' | 'body'>;

async function sendCall(server: BenchServer, call: BenchCall, counts: Count): Promise<void> {
  const response = await send(server, call);
  response.resume();
  await new Promise((resolve, reject) => response.once('end', resolve).once('error', reject));
  if (response.statusCode === 200) counts.accepted++;
  else if (response.statusCode === 503) counts.rejected++;
  else counts.unexpected++;
}

/** Exports all keywords every few minutes, alternating between CSV and XLSX. */
async function exportFiles(server: BenchServer, pid: number, end: number, read: () => void): Promise<void> {
  const types = ['csv', 'xlsx'] as const;
  for (let index = 0; performance.now() < end; index++) {
    await measureExport(server, pid, fullReportPath, types[index % types.length] ?? 'csv');
    read();
    await sleep(Math.min(exportIntervalMs, Math.max(0, end - performance.now())));
  }
}

/** Used, total and external memory as reported by the server process. */
async function readHeap(server: BenchServer): Promise<string> {
  const metrics = await text(await send(server, { method: 'GET', path: '/metrics' }));
  const readMetric = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) / 2 ** 20;
  const [used, total, external] = ['heap_size_used', 'heap_size_total', 'external_memory'].map((name) =>
    readMetric(`nodejs_${name}_bytes`),
  );
  return `heap ${mb(used)} of ${mb(total)}, beside it ${mb(external)}`;
}

const mb = (value = Number.NaN): string => value.toFixed(0);
