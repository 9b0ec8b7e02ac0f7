import { getAddressName } from '../../../../server/contract/reports/report-parameters.js';
import { plainText } from '../../../components/grid/cell-value.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import type { ReportMeta } from '../report-meta.js';

interface SelectedDomains {
  rows: Iterable<GridRow>;
  addedId?: number | undefined;
  base?: string | undefined;
}

/** Link that passes selected domain ids to a comparison or group report, optionally with the table's own domain. */
export function domainsLink(
  pathname: string,
  { row }: Pick<ReportMeta, 'row'>,
  { rows, addedId, base }: SelectedDomains,
): string | undefined {
  if (row.kind !== 'domain') return undefined;
  const ids = new Set([...rows].map((gridRow) => plainText(gridRow[row.key[0] ?? ''])));
  if (addedId !== undefined) ids.add(String(addedId));
  const baseParameter = base === undefined ? '' : `&${getAddressName('base')}=${encodeURIComponent(base)}`;
  return `${pathname}?ids=${[...ids].map(encodeURIComponent).join(',')}${baseParameter}`;
}
