import { hasRegressed } from './baseline.js';
import type { Ratio } from './request-ratios.js';
import { targetOf, tableRow, tableText } from './result-table.js';

/** The ratios as a table beside their targets and the kept figures; what is worse than these is marked. */
export function ratiosText(ratios: readonly Ratio[], baseline: ReadonlyMap<string, number>): string {
  const rows = ratios.map((ratio) => {
    const { name, value } = ratio;
    const [, , , , , , target = '', met = ''] = tableRow(name, targetOf(ratio));
    const baselineValue = baseline.get(name);
    return [
      name,
      value.toPrecision(3),
      target,
      met,
      baselineValue === undefined ? '' : String(baselineValue),
      hasRegressed(ratio, baselineValue) ? 'FELL' : '',
    ];
  });
  return tableText(rows, ['ratio', 'value', 'target', 'met', 'kept', '']);
}
