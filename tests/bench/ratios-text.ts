import { hasRegressed } from './baseline.js';
import type { Ratio } from './request-ratios.js';
import { targetOf, tableRow, tableText } from './result-table.js';

/** Formats the ratios with targets and baseline; regressions are marked. */
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
