import { cellFormatPresentations } from '../../../components/grid/cell-formats.js';
import type { CellLabels } from '../../../../server/contract/cell-labels.js';
import { cellText } from '../../../components/grid/cell-text.js';
import type { SerpFeatureClass } from '../../../components/grid/cell-environment.js';
import type { GridColumn } from '../../../components/grid/grid-column.js';
import { formatDecimal } from '../../../../server/contract/format-number.js';
import { readablePath } from '../../../../server/contract/readable-path.js';
import { toUnicodeHost } from '../../../lib/unicode-host.js';

/** Display text of a cell value: signed changes, readable domains and paths, SERP features by name. */
export function menuValue(
  column: GridColumn,
  value: unknown,
  labels: CellLabels,
  serpFeatures: ReadonlyMap<number, SerpFeatureClass>,
): string {
  const { subjectKind, isChange, isSerpFeatures } = cellFormatPresentations[column.format];
  if (subjectKind === 'domain' && typeof value === 'string') return toUnicodeHost(value);
  if (subjectKind === 'page' && typeof value === 'string') return readablePath(value);
  if (isChange && typeof value === 'number') {
    return `${value > 0 ? '+' : ''}${formatDecimal(value, 0, labels.language)}`;
  }
  if (isSerpFeatures && Array.isArray(value)) {
    return cellText(
      'text',
      value.map((id) => serpFeatures.get(Number(id))?.name ?? String(id)).join(', '),
      labels,
    );
  }
  return cellText(column.format, value, labels);
}
