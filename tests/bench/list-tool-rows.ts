import type { ListToolCost } from './list-tools.js';
import { ms, type TableRow, yesNo } from './result-table.js';

/** What the tools on lists cost. */
export function listToolRows(cost: ListToolCost): TableRow[] {
  const { lines, compareMs, compareFormsMs, callMs, variations, firstByteMs, lastByteMs, beforeMb, peakMb } =
    cost;
  const size = `2 × ${lines.toLocaleString('en')} lines`;
  const memory = (mb: number | undefined) => (mb === undefined ? 'unknown' : `${Math.round(mb)} MB`);
  const made = `${variations.toLocaleString('en')} variations`;
  return [
    [`compare ${size}, processor time`, ms(compareMs), '', '', '', '', '< 1500 ms', yesNo(compareMs < 1500)],
    ['the same by word form', ms(compareFormsMs), '', '', '', '', '< 1500 ms', yesNo(compareFormsMs < 1500)],
    ['the whole call', ms(callMs), '', '', '', '', '', ''],
    [`${made}, first byte`, ms(firstByteMs), '', '', '', '', '< 500 ms', yesNo(firstByteMs < 500)],
    ['last byte', ms(lastByteMs), '', '', '', '', '', ''],
    ['the server’s memory before', memory(beforeMb), '', '', '', '', '', ''],
    ['and at most meanwhile', memory(peakMb), '', '', '', '', '', ''],
  ];
}
