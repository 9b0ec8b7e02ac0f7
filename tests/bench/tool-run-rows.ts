import { ms, tableRow, type TableRow } from './result-table.js';
import type { ToolRunCost } from './tool-runs.js';

/** Seconds within which the largest list of any tool is to be read. */
const maxSeconds = 10;

/** What runs of tools took, and the first page of each result. */
export function toolRunRows(costs: readonly ToolRunCost[]): TableRow[] {
  const count = (value: number) => value.toLocaleString('en');
  return costs.flatMap(({ name, lines, seconds, pages }) => [
    tableRow(`${name}, ${count(lines)} lines, until it can be read`, {
      median: `${seconds.toFixed(1)} s`,
      target: `< ${maxSeconds} s`,
      met: seconds < maxSeconds,
    }),
    ...pages.map(({ path, rows, milliseconds }) =>
      tableRow(`first page of ${count(rows)} rows, ${path}`, { median: ms(milliseconds) }),
    ),
  ]);
}
