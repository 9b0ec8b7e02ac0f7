import { ms, tableRow, type TableRow } from './result-table.js';
import type { ToolRunCost } from './tool-runs.js';

/** Target duration of a tool run with the longest list that the tool accepts. */
const maxSeconds = 10;

/** Rows for tool runs and their first pages. */
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
