import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { tableText, type TableRow } from '../result-table.js';
import { clusterers, innerOverlap, qualityOf, type Quality } from './clustering-quality.js';
import { qualitySets } from './quality-sets.js';
import type { RunCost } from './run-once.js';

const strengths = [2, 3, 4, 5];
const sizes = [1_000, 10_000, 100_000, 200_000];
const qualityHeaders = [
  'set',
  'method',
  'strength',
  'P',
  'R',
  'F1',
  'V',
  'inner overlap',
  'singles',
  'stability',
];
const speedHeaders = [
  'keywords',
  'top',
  'method',
  'strength',
  'processor, s',
  'MB',
  'of it before',
  'singles',
];

/** Prints the quality of the clusters and then the cost of runs. */
export async function measureClusters(): Promise<void> {
  const rows: TableRow[] = [];
  for (const { name, serps, truth } of await qualitySets()) {
    const label = `${name}, ${serps.volumes.length.toLocaleString('en')} keywords`;
    if (truth) {
      rows.push([
        label,
        'as it should be',
        '',
        '',
        '',
        '',
        '',
        innerOverlap(truth, serps).toFixed(2),
        '',
        '',
      ]);
    }
    for (const clusterer of clusterers) {
      for (const strength of strengths) {
        rows.push(qualityRow(label, qualityOf(clusterer, serps, strength, truth)));
      }
    }
  }
  console.log(tableText(rows, qualityHeaders));
  const costs: TableRow[] = [];
  for (const run of speedRuns()) costs.push(await costRow(run));
  console.log(`\n${tableText(costs, speedHeaders)}`);
}

function qualityRow(set: string, { clusterer, strength, truth, ...metrics }: Quality): TableRow {
  const share = (value: number | undefined) => value?.toFixed(3) ?? '';
  return [
    set,
    clusterer.toLowerCase(),
    String(strength),
    ...[truth?.precision, truth?.recall, truth?.f1, truth?.vMeasure].map(share),
    metrics.innerOverlap.toFixed(2),
    share(metrics.unclustered),
    share(metrics.stability),
  ];
}

interface SpeedRun {
  keywords: number;
  depth: number;
  method: string;
  /** 0 for a preview of ten strengths. */
  strength: number;
  popular?: boolean;
}

function speedRuns(): SpeedRun[] {
  const methods = ['SOFT', 'MODERATE', 'HARD'];
  const maxKeywords = sizes.at(-1)!;
  return [
    ...sizes.flatMap((keywords) => methods.map((method) => ({ keywords, depth: 10, method, strength: 3 }))),
    ...methods.map((method) => ({ keywords: maxKeywords, depth: 10, method, strength: 3, popular: true })),
    ...[15, 5].flatMap((strength) =>
      methods.map((method) => ({ keywords: maxKeywords, depth: 50, method, strength })),
    ),
    { keywords: maxKeywords, depth: 10, method: 'MODERATE', strength: 0 },
  ];
}

async function costRow({ keywords, depth, method, strength, popular }: SpeedRun): Promise<TableRow> {
  const program = fileURLToPath(new URL('./run-once.js', import.meta.url));
  const args = [keywords, depth, method, strength, ...(popular ? ['popular'] : [])].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...args]);
  const cost = JSON.parse(stdout) as RunCost;
  return [
    keywords.toLocaleString('en'),
    `${depth}${popular ? ', popular addresses' : ''}`,
    method.toLowerCase(),
    strength === 0 ? 'preview of 10' : String(strength),
    cost.seconds.toFixed(2),
    cost.peakMb.toFixed(0),
    cost.beforeMb.toFixed(0),
    (cost.singles / keywords).toFixed(3),
  ];
}
