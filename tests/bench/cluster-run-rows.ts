import type { ClusterRunCost } from './cluster-runs.js';
import { ms, tableRow, type TableRow } from './result-table.js';

/** Targets: seconds by project size, and megabytes of both processes. */
const maxSeconds: ReadonlyMap<number, number> = new Map([
  [100_000, 20],
  [200_000, 60],
]);
const maxMemoryMb = 2048;

/** Rows for clustering projects and the work with them. */
export function clusterRunRows(costs: readonly ClusterRunCost[]): TableRow[] {
  return costs.flatMap((cost) => {
    const { keywords, folders, seconds, reports, preview, tree, table, move, serverMb, engineMb } = cost;
    const size = `${keywords.toLocaleString('en')} keywords`;
    const limit = maxSeconds.get(keywords) ?? Infinity;
    return [
      tableRow(`${size} clustered, ${folders.toLocaleString('en')} folders`, {
        median: `${seconds.toFixed(1)} s`,
        target: `< ${limit} s`,
        met: seconds < limit,
      }),
      tableRow(
        `${size}, memory of the server (${mb(serverMb)}) and of the engine (${mb(engineMb)}) at most`,
        {
          median: mb(serverMb + engineMb),
          target: `< ${maxMemoryMb} MB`,
          met: serverMb + engineMb < maxMemoryMb,
        },
      ),
      tableRow(`${size}, a report meanwhile (slowest ${ms(reports.slowest)})`, {
        median: ms(reports.median),
      }),
      tableRow(`${size}, preview of every strength`, { median: ms(preview) }),
      tableRow(`${size}, the tree`, { median: ms(tree) }),
      tableRow(`${size}, a page of 500`, { median: ms(table) }),
      tableRow(`${size}, 1,000 moved until it is confirmed`, { median: ms(move) }),
    ];
  });
}

const mb = (value: number): string => `${value.toFixed(0)} MB`;
