import type { ListToolCost } from './list-tools.js';
import { ms, tableRow, type TableRow } from './result-table.js';

/** Rows for the list tools. */
export function listToolRows(cost: ListToolCost): TableRow[] {
  const { lines, compareMs, compareFormsMs, callMs, variations, firstByteMs, lastByteMs, beforeMb, peakMb } =
    cost;
  const size = `2 × ${lines.toLocaleString('en')} lines`;
  const within = (name: string, value: number, limit: number) =>
    tableRow(name, { median: ms(value), target: `< ${limit} ms`, met: value < limit });
  const memory = (mb: number | undefined) => (mb === undefined ? 'unknown' : `${Math.round(mb)} MB`);
  return [
    within(`compare ${size}, processor time`, compareMs, 1500),
    within('the same by word form', compareFormsMs, 1500),
    within('the whole call', callMs, 1500),
    within(`${variations.toLocaleString('en')} variations, first byte`, firstByteMs, 500),
    tableRow('last byte', { median: ms(lastByteMs) }),
    tableRow('the server’s memory before', { median: memory(beforeMb) }),
    tableRow('and at most meanwhile', { median: memory(peakMb) }),
  ];
}
