import { hasFallen } from './kept-figures.js';
import type { Ratio } from './request-ratios.js';
import { tableText } from './result-table.js';

/** The ratios as a table beside their targets and the kept figures; what is worse than these is marked. */
export function ratiosText(ratios: readonly Ratio[], kept: ReadonlyMap<string, number>): string {
  const rows = ratios.map((ratio) => {
    const { name, value, least, most } = ratio;
    const met = (least === undefined || value >= least) && (most === undefined || value <= most);
    const target = least === undefined ? (most === undefined ? '' : `≤ ${most}`) : `≥ ${least}`;
    const known = kept.get(name);
    return [
      name,
      value.toPrecision(3),
      target,
      target === '' ? '' : met ? 'yes' : 'NO',
      known === undefined ? '' : String(known),
      hasFallen(ratio, known) ? 'FELL' : '',
    ];
  });
  return tableText(rows, ['ratio', 'value', 'target', 'met', 'kept', '']);
}
