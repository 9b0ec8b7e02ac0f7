import type { ImportRate } from './build-data.js';
import type { BenchCase, Target } from './cases.js';
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
import type { UploadCost } from './upload-cost.js';

/** The columns of the one table that the benchmark prints. */
const header = ['case', 'median', 'p95', 'store', 'store p95', 'ratio', 'target', 'met'];

/** Highest memory of the server's own process, in megabytes. */
const memoryTarget = 400;

/** The same over an hour of mixed load and files. */
const soakMemoryTarget = 300;

/** The same while a file of one's own is uploaded and imported. */
const uploadMemoryTarget = 300;

/** Times its usual time that a report may take while an import runs. */
const busyTarget = 2;

/** Work of the browser's main thread for a page of rows, in milliseconds. */
const pageChangeTarget = 150;

/** From a cold address to the heading, to the rows, and what blocks meanwhile; from a tab's click to its rows: in milliseconds. */
const pageOpenTargets = { heading: 400, rows: 1000, blocking: 200, tab: 300 };

/** At three times too many requests, in milliseconds; and times its usual time that one account's flood may cost another. */
const overloadTargets = { answeredWithin: 1000, refusedWithin: 1000, flood: 2 };

/** An edit of a group report of 100,000 keywords, in milliseconds. */
const groupEditTarget = 3000;

/** A new group report of 20 domains, in seconds. */
const groupBuildTarget = 60;

export type TableRow = readonly string[];

/** The engine's own rate stands in the column of the store. */
export function importRow({ format, rows, seconds, target, engineRate }: ImportRate): TableRow {
  const rate = rows / seconds;
  const whole = (value: number) => `${Math.round(value).toLocaleString('en')}/s`;
  const label = `import ${format}, ${rows.toLocaleString('en')} rows in ${seconds.toFixed(1)} s`;
  return [
    label,
    whole(rate),
    '',
    engineRate === undefined ? '' : whole(engineRate),
    '',
    engineRate === undefined ? '' : (rate / engineRate).toFixed(2),
    whole(target),
    yesNo(rate >= target),
  ];
}

export function caseRow({ name, face, target }: BenchCase, timing: Timing): TableRow {
  const { median, p95, storeMedian, storeP95 } = timing;
  const limits = limitsOf(target, storeMedian);
  const texts = limits.map(({ text }) => text).join(', ');
  const met = limits.length === 0 ? '' : yesNo(limits.every(({ limit }) => median <= limit));
  return [
    `${name} (${face})`,
    ms(median),
    ms(p95),
    ms(storeMedian),
    ms(storeP95),
    storeMedian > 0 ? (median / storeMedian).toFixed(2) : '',
    texts,
    met,
  ];
}

export function rateRow(label: string, perSecond: number): TableRow {
  return [label, `${Math.round(perSecond)} requests/s`, '', '', '', '', '', ''];
}

export function exportRow({ type, megabytes, seconds, peakMb }: ExportCost, rows: number): TableRow {
  const size = `${rows.toLocaleString('en')} rows, ${megabytes.toFixed(0)} MB`;
  const label = `${type.toUpperCase()} export of ${size} in ${seconds.toFixed(1)} s, the server's memory`;
  const memory = peakMb === undefined ? 'unknown' : `${Math.round(peakMb)} MB`;
  return [
    label,
    memory,
    '',
    '',
    '',
    '',
    `< ${memoryTarget} MB`,
    peakMb === undefined ? '' : yesNo(peakMb < memoryTarget),
  ];
}

/** How long a new group report is waited for. */
export function groupBuildRow({ domains, keywords, seconds }: BuiltGroup): TableRow {
  const label = `group report of ${domains} domains, ${keywords.toLocaleString('en')} keywords, s until it is read`;
  return [
    label,
    seconds.toFixed(1),
    '',
    '',
    '',
    '',
    `< ${groupBuildTarget}`,
    yesNo(seconds < groupBuildTarget),
  ];
}

/** How long edits of a group report take. */
export function groupEditRows(times: readonly GroupEditTime[]): TableRow[] {
  return times.map(({ name, median, slowest }) => [
    name,
    ms(median),
    ms(slowest),
    '',
    '',
    '',
    ms(groupEditTarget),
    yesNo(slowest < groupEditTarget),
  ]);
}

export function uploadRows(cost: UploadCost): TableRow[] {
  const { megabytes, rows, uploadSeconds, importSeconds, peakMb, quietMs, busyMs } = cost;
  const size = `${megabytes} MB, ${rows.toLocaleString('en')} rows`;
  const took = `uploaded in ${uploadSeconds.toFixed(1)} s, imported in ${importSeconds.toFixed(1)} s`;
  const memory = peakMb === undefined ? 'unknown' : `${Math.round(peakMb)} MB`;
  const met = peakMb === undefined ? '' : yesNo(peakMb < uploadMemoryTarget);
  const ratio = busyMs / quietMs;
  return [
    [
      `own file of ${size}, ${took}, the server's memory`,
      memory,
      '',
      '',
      '',
      '',
      `< ${uploadMemoryTarget} MB`,
      met,
    ],
    ['keywords, nothing else to do', ms(quietMs), '', '', '', '', '', ''],
    [
      'keywords, while such a file is imported',
      ms(busyMs),
      '',
      '',
      '',
      ratio.toFixed(2),
      `< ${busyTarget} ×`,
      yesNo(ratio < busyTarget),
    ],
  ];
}

export function pageChangeRows({ rows, columns, median, p95, turns, heapGrowthMb }: PageChange): TableRow[] {
  const table = `${rows} rows × ${columns} columns`;
  return [
    [
      `page change of ${table}, the browser's main thread`,
      ms(median),
      ms(p95),
      '',
      '',
      '',
      `< ${pageChangeTarget}`,
      yesNo(median < pageChangeTarget),
    ],
    [`the page's heap over ${turns} changes of ${table}`, `+${ms(heapGrowthMb)} MB`, '', '', '', '', '', ''],
  ];
}

export function pageOpenRows({ opens, switches }: PageOpens): TableRow[] {
  const row = (name: string, value: number, target?: number): TableRow => [
    name,
    ms(value),
    '',
    '',
    '',
    '',
    target === undefined ? '' : `≤ ${target}`,
    target === undefined ? '' : yesNo(value <= target),
  ];
  return [
    ...opens.flatMap((page) => [
      row(`${page.name} from a cold address, its heading`, page.heading, pageOpenTargets.heading),
      row(`${page.name} from a cold address, its rows`, page.rows, pageOpenTargets.rows),
      row(`${page.name}, its rows asked for by the program`, page.asked),
      row(`${page.name}, its rows answered`, page.answered),
      row(`${page.name}, blocked after the first paint`, page.blocking, pageOpenTargets.blocking),
      row(`${page.name}, the longest task after the first paint`, page.longest, 50),
      row(`${page.name}, all work of the main thread`, page.work),
      row(`${page.name}, of it scripts`, page.script),
    ]),
    ...switches.map((tab) => row(`${tab.name} by its tab, rows`, tab.rows, pageOpenTargets.tab)),
  ];
}

/** Ratios of one run beside their targets. */
export function ratioRows(ratios: readonly Ratio[]): TableRow[] {
  return ratios.map((ratio) => {
    const { target, met } = heldTo(ratio);
    return [ratio.name, '', '', '', '', ratio.value.toPrecision(3), target, met];
  });
}

/** What a ratio is held to, and whether it holds; blank where nobody has asked for a number. */
export function heldTo({ value, least, most }: Ratio): { target: string; met: string } {
  if (least !== undefined) return { target: `≥ ${least}`, met: yesNo(value >= least) };
  if (most !== undefined) return { target: `≤ ${most}`, met: yesNo(value <= most) };
  return { target: '', met: '' };
}

/** Server and engine stand in the columns of the median and of the store; the ratio is to the first, the cheapest request. */
export function requestCostRows(costs: readonly RequestCost[]): TableRow[] {
  const least = costs[0]?.serverMs ?? Number.NaN;
  return costs.map(({ name, perSecond, serverMs, engineMs }) => [
    `${name}, ${Math.round(perSecond)} requests/s, processor time`,
    serverMs.toFixed(2),
    '',
    engineMs.toFixed(2),
    '',
    (serverMs / least).toFixed(1),
    '',
    '',
  ]);
}

export function overloadRows(seen: Overload): TableRow[] {
  const { capacity, offered, answered, answeredP95, refusedP95, amiss } = seen;
  const { quietMs, besideFloodMs, quietRefused } = seen;
  const row = (name: string, value: string, target = '', met?: boolean): TableRow => [
    name,
    value,
    '',
    '',
    '',
    '',
    target,
    met === undefined ? '' : yesNo(met),
  ];
  const { answeredWithin, refusedWithin, flood } = overloadTargets;
  const ratio = besideFloodMs / quietMs;
  return [
    row('first pages that are answered, clients waiting', `${capacity.toFixed(1)}/s`),
    row(`of ${offered.toFixed(0)}/s offered, answered`, `${answered.toFixed(1)}/s`),
    row('95 of 100 answered within', ms(answeredP95), `< ${answeredWithin}`, answeredP95 < answeredWithin),
    row('95 of 100 sent away within', ms(refusedP95), `< ${refusedWithin}`, refusedP95 < refusedWithin),
    row('neither answered nor sent away with Retry-After', String(amiss), '0', amiss === 0),
    row('one who asks alone', ms(quietMs)),
    row(
      `the same beside another's flood, ${quietRefused} refused, ${ratio.toFixed(2)} times`,
      ms(besideFloodMs),
      `< ${flood} ×`,
      ratio < flood && quietRefused === 0,
    ),
  ];
}

export function soakRows(seen: Soak): TableRow[] {
  const { minutes, answered, refused, amiss, exports, serverPeakMb, enginePeakMb, serverMb } = seen;
  const row = (name: string, value: number, target = '', met?: boolean): TableRow => [
    name,
    `${Math.round(value)} MB`,
    '',
    '',
    '',
    '',
    target,
    met === undefined ? '' : yesNo(met),
  ];
  const load = `${minutes} min, ${answered} requests (${refused} sent away, ${amiss} amiss), ${exports} files`;
  return [
    row(
      `the server's own process at most in ${load}`,
      serverPeakMb,
      `< ${soakMemoryTarget} MB`,
      serverPeakMb < soakMemoryTarget,
    ),
    row('the same at the end', serverMb),
    row('the engine at most', enginePeakMb),
  ];
}

/** The table as text, its columns aligned: figures to the right. */
export function tableText(rows: readonly TableRow[], heads: TableRow = header): string {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: TableRow) =>
    widths
      .map((width, column) =>
        column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
      )
      .join('  ');
  return [line(heads), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
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
export const yesNo = (met: boolean): string => (met ? 'yes' : 'NO');
