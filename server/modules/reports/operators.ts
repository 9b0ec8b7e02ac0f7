import type { Column } from '../../reports/engine/report-definition.js';
export function operatorsOf(column: Column): string[] {
  return [column.type];
}
