import { hasFallen } from './kept-figures.js';
import type { Ratio } from './request-ratios.js';
import { heldTo, tableRow, tableText } from './result-table.js';

/** The ratios as a table beside their targets and the kept figures; what is worse than these is marked. */
export function ratiosText(ratios: readonly Ratio[], kept: ReadonlyMap<string, number>): string {
  const rows = ratios.map((ratio) => {
    const { name, value } = ratio;
    const [, , , , , , target = '', met = ''] = tableRow(name, heldTo(ratio));
    const known = kept.get(name);
    return [
      name,
      value.toPrecision(3),
      target,
      met,
      known === undefined ? '' : String(known),
      hasFallen(ratio, known) ? 'FELL' : '',
    ];
  });
  return tableText(rows, ['ratio', 'value', 'target', 'met', 'kept', '']);
}
