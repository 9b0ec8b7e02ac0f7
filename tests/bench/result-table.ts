import type { ImportRate } from './build-data.js';
import type { BenchCase, Target } from './cases.js';
import type { DiskUse } from './disk-use.js';
import type { ExportCost } from './export-memory.js';
import type { BuiltGroup } from './group-build.js';
import type { GroupEditTime } from './group-edits.js';
import type { Timing } from './measure.js';
import type { Overload } from './overload.js';
import type { PageChange } from './page-change.js';
import type { PageOpens } from './page-open.js';
import type { RequestCost } from './request-cost.js';
import type { Ratio } from './request-ratios.js';
import type { Soak } from './soak.js';
import { parallelStreams, type StreamCost } from './streams.js';
import type { UploadCost } from './upload-cost.js';

/** Columns of the printed table. */
const header = ['case', 'median', 'p95', 'store', 'store p95', 'ratio', 'target', 'met'];

/** Target for the memory of the server process during an export. */
const maxExportMemoryMb = 400;
/** Limit for the first byte of a stream of 50,000 rows. */
const maxFirstByteMs = 200;

/** Target for the memory of the server process during an hour of mixed load and exports. */
const maxSoakMemoryMb = 300;

/** Target for the memory of the server process during an upload with import. */
const maxUploadMemoryMb = 300;

/** Maximum slowdown of a report during an import. */
const maxBusyRatio = 2;

/** Target for the main thread time of a page change. */
const maxPageChangeMs = 150;

/** Milliseconds from navigation to heading and rows, blocking time, longest task, and from a tab click to rows. */
const pageOpenTargets = { heading: 400, rows: 1000, blocking: 200, maxTask: 50, tab: 300 };

/**
 * At three times the capacity: latencies in milliseconds, and the slowdown that one account may cause for another.
 */
const overloadTargets = { acceptedWithinMs: 1000, rejectedWithinMs: 1000, maxFloodRatio: 2 };

/** Target for an edit of a group report with 100,000 keywords. */
const maxGroupEditMs = 3000;

/** Target for the build of a group report with 20 domains. */
const maxGroupBuildSeconds = 60;

export type TableRow = readonly string[];

/** Cells of a row besides its name; blank if omitted. */
interface Cells {
  median?: string;
  p95?: string;
  store?: string;
  storeP95?: string;
  ratio?: string;
  target?: string;
  met?: boolean | undefined;
}

export function tableRow(name: string, cells: Cells): TableRow {
  const { median = '', p95 = '', store = '', storeP95 = '', ratio = '', target = '', met } = cells;
  return [name, median, p95, store, storeP95, ratio, target, met === undefined ? '' : yesNo(met)];
}

/** The engine's own rate is in the store column. */
export function importRow(load: ImportRate): TableRow {
  const { format, rows, seconds, target, peakMb, enginePeakMb, engineRate } = load;
  const rate = rows / seconds;
  const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
  const memory = `at most ${Math.round(peakMb)} MB, the engine ${Math.round(enginePeakMb)} MB`;
  return tableRow(
    `import ${format}, ${rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s, ${memory}`,
    {
      median: perSecond(rate),
      ...(engineRate !== undefined && {
        store: perSecond(engineRate),
        ratio: (rate / engineRate).toFixed(2),
      }),
      target: perSecond(target),
      met: rate >= target,
    },
  );
}

export function caseRow({ name, face, target }: BenchCase, timing: Timing): TableRow {
  const { median, p95, storeMedian, storeP95 } = timing;
  const limits = limitsOf(target, storeMedian);
  return tableRow(`${name} (${face})`, {
    median: ms(median),
    p95: ms(p95),
    store: ms(storeMedian),
    storeP95: ms(storeP95),
    ratio: storeMedian > 0 ? (median / storeMedian).toFixed(2) : '',
    target: limits.map(({ text }) => text).join(', '),
    met: limits.length === 0 ? undefined : limits.every(({ limit }) => median <= limit),
  });
}

/** Rows for the disk usage of the tables. */
export function diskRows({ results, megabytes, topTables }: DiskUse): TableRow[] {
  const tables = topTables.map(({ name, megabytes: size }) => `${name} ${Math.round(size)}`).join(', ');
  const bytes = (megabytes * 2 ** 20) / results;
  return [
    tableRow(`facts on the disk, MB (of it ${tables})`, { median: megabytes.toFixed(0) }),
    tableRow('facts on the disk, bytes a result', { median: bytes.toFixed(0) }),
  ];
}

export function rateRow(label: string, perSecond: number): TableRow {
  return tableRow(label, { median: `${Math.round(perSecond)} requests/s` });
}

export function exportRow({ type, megabytes, seconds, peakMb }: ExportCost, rows: number): TableRow {
  const size = `${rows.toLocaleString('en')} rows, ${megabytes.toFixed(0)} MB`;
  const label = `${type.toUpperCase()} export of ${size} in ${seconds.toFixed(1)} s, the server's memory`;
  return memoryRow(label, peakMb, maxExportMemoryMb);
}

/** Rows for streams of the maximum page size. */
export function streamRows({ cases, idleMb, peakMb }: StreamCost): TableRow[] {
  return [
    ...cases.map(({ name, firstByteMedian, firstByteP95, totalMedian, megabytes }) =>
      tableRow(`first byte of ${megabytes.toFixed(0)} MB in ${ms(totalMedian)} ms: ${name}`, {
        median: ms(firstByteMedian),
        p95: ms(firstByteP95),
        target: `< ${maxFirstByteMs}`,
        met: firstByteMedian < maxFirstByteMs,
      }),
    ),
    memoryRow("the server's memory when idle", idleMb),
    memoryRow(`the server's memory with ${parallelStreams} parallel streams`, peakMb, maxExportMemoryMb),
  ];
}

/** Row for the build time of a group report. */
export function groupBuildRow({ domains, keywords, seconds }: BuiltGroup): TableRow {
  const label = `group report of ${domains} domains, ${keywords.toLocaleString('en')} keywords, s until it is read`;
  return tableRow(label, {
    median: seconds.toFixed(1),
    target: `< ${maxGroupBuildSeconds}`,
    met: seconds < maxGroupBuildSeconds,
  });
}

/** Rows for the duration of group report edits. */
export function groupEditRows(times: readonly GroupEditTime[]): TableRow[] {
  return times.map(({ name, median, slowest }) =>
    tableRow(name, {
      median: ms(median),
      p95: ms(slowest),
      target: ms(maxGroupEditMs),
      met: slowest < maxGroupEditMs,
    }),
  );
}

export function uploadRows(cost: UploadCost): TableRow[] {
  const { megabytes, rows, uploadSeconds, importSeconds, peakMb, quietMs, busyMs } = cost;
  const size = `${megabytes} MB, ${rows.toLocaleString('en')} rows`;
  const took = `uploaded in ${uploadSeconds.toFixed(1)} s, imported in ${importSeconds.toFixed(1)} s`;
  const ratio = busyMs / quietMs;
  return [
    memoryRow(`own file of ${size}, ${took}, the server's memory`, peakMb, maxUploadMemoryMb),
    tableRow('keywords, nothing else to do', { median: ms(quietMs) }),
    tableRow('keywords, while such a file is imported', {
      median: ms(busyMs),
      ratio: ratio.toFixed(2),
      target: `< ${maxBusyRatio} ×`,
      met: ratio < maxBusyRatio,
    }),
  ];
}

export function pageChangeRows({
  rows,
  columns,
  median,
  p95,
  changes,
  heapGrowthMb,
}: PageChange): TableRow[] {
  const table = `${rows} rows × ${columns} columns`;
  return [
    tableRow(`page change of ${table}, the browser's main thread`, {
      median: ms(median),
      p95: ms(p95),
      target: `< ${maxPageChangeMs}`,
      met: median < maxPageChangeMs,
    }),
    tableRow(`the page's heap over ${changes} changes of ${table}`, { median: `+${ms(heapGrowthMb)} MB` }),
  ];
}

export function pageOpenRows({ opens, switches }: PageOpens): TableRow[] {
  const row = (name: string, value: number, target?: number): TableRow =>
    tableRow(name, {
      median: ms(value),
      ...(target !== undefined && { target: `≤ ${target}`, met: value <= target }),
    });
  return [
    ...opens.flatMap((page) => [
      row(`${page.name} from a cold address, its heading`, page.heading, pageOpenTargets.heading),
      row(`${page.name}, its rows asked for by the program`, page.requested),
      row(`${page.name}, its rows answered`, page.responded),
      row(`${page.name} from a cold address, its rows`, page.rows, pageOpenTargets.rows),
      row(`${page.name}, blocked after the first paint`, page.blocking, pageOpenTargets.blocking),
      row(`${page.name}, the longest task after the first paint`, page.maxTask, pageOpenTargets.maxTask),
      row(`${page.name}, all work of the main thread`, page.work),
      row(`${page.name}, of it scripts`, page.script),
    ]),
    ...switches.map((tab) => row(`${tab.name} by its tab, rows`, tab.rows, pageOpenTargets.tab)),
  ];
}

/** Rows for ratios with their targets. */
export function ratioRows(ratios: readonly Ratio[]): TableRow[] {
  return ratios.map((ratio) =>
    tableRow(ratio.name, { ratio: ratio.value.toPrecision(3), ...targetOf(ratio) }),
  );
}

/** Target of a ratio and whether it is met; empty without a target. */
export function targetOf({ value, min, max }: Ratio): Pick<Cells, 'target' | 'met'> {
  if (min !== undefined) return { target: `≥ ${min}`, met: value >= min };
  if (max !== undefined) return { target: `≤ ${max}`, met: value <= max };
  return {};
}

/**
 * Server time is in the median column, engine time in the store column; the ratio is relative to the cheapest
 * request.
 */
export function requestCostRows(costs: readonly RequestCost[]): TableRow[] {
  const baselineMs = costs[0]?.serverMs ?? Number.NaN;
  return costs.map(({ name, perSecond, serverMs, engineMs }) =>
    tableRow(`${name}, ${Math.round(perSecond)} requests/s, processor time`, {
      median: serverMs.toFixed(2),
      store: engineMs.toFixed(2),
      ratio: (serverMs / baselineMs).toFixed(1),
    }),
  );
}

export function overloadRows(result: Overload): TableRow[] {
  const { capacity, offered, accepted, acceptedP95, rejectedP95, unexpected } = result;
  const { quietMs, duringFloodMs, quietRejected } = result;
  const { acceptedWithinMs, rejectedWithinMs, maxFloodRatio } = overloadTargets;
  const ratio = duringFloodMs / quietMs;
  const within = (name: string, value: number, target: number) =>
    tableRow(name, { median: ms(value), target: `< ${target}`, met: value < target });
  return [
    tableRow('first pages that are answered, clients waiting', { median: `${capacity.toFixed(1)}/s` }),
    tableRow(`of ${offered.toFixed(0)}/s offered, answered`, { median: `${accepted.toFixed(1)}/s` }),
    within('95 of 100 answered within', acceptedP95, acceptedWithinMs),
    within('95 of 100 sent away within', rejectedP95, rejectedWithinMs),
    tableRow('neither answered nor sent away with Retry-After', {
      median: String(unexpected),
      target: '0',
      met: unexpected === 0,
    }),
    tableRow('one who asks alone, on average', { median: ms(quietMs) }),
    tableRow(`the same beside another's flood, ${quietRejected} refused`, {
      median: ms(duringFloodMs),
      ratio: ratio.toFixed(2),
      target: `< ${maxFloodRatio} ×`,
      met: ratio < maxFloodRatio && quietRejected === 0,
    }),
  ];
}

export function soakRows(result: Soak): TableRow[] {
  const { minutes, accepted, rejected, unexpected, exports, serverPeakMb, enginePeakMb, serverMb } = result;
  const load = `${minutes} min, ${accepted} requests (${rejected} sent away, ${unexpected} amiss), ${exports} files`;
  return [
    memoryRow(`the server's own process at most in ${load}`, serverPeakMb, maxSoakMemoryMb),
    memoryRow('the same at the end', serverMb),
    memoryRow('the engine at most', enginePeakMb),
  ];
}

function memoryRow(name: string, megabytes: number | undefined, maxMb?: number): TableRow {
  return tableRow(name, {
    median: megabytes === undefined ? 'unknown' : `${Math.round(megabytes)} MB`,
    ...(maxMb !== undefined && { target: `< ${maxMb} MB` }),
    met: maxMb === undefined || megabytes === undefined ? undefined : megabytes < maxMb,
  });
}

/** Formats the table with aligned columns. */
export function tableText(rows: readonly TableRow[], headers: TableRow = header): string {
  const all = [headers, ...rows];
  const widths = headers.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: TableRow) =>
    widths
      .map((width, column) =>
        column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
      )
      .join('  ');
  return [line(headers), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

function limitsOf(target: Target | undefined, storeMedian: number): { limit: number; text: string }[] {
  const limits: { limit: number; text: string }[] = [];
  if (target?.overStore !== undefined) {
    limits.push({ limit: 2 * storeMedian + target.overStore, text: `2 × store + ${target.overStore}` });
  }
  if (target?.median !== undefined) limits.push({ limit: target.median, text: `< ${target.median}` });
  return limits;
}

export const ms = (value: number): string => value.toFixed(1);
const yesNo = (met: boolean): string => (met ? 'yes' : 'NO');
