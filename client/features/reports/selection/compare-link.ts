import { plainText } from '../../../components/grid/cell-value.js';
import { pageOf } from '../../../addresses/catalogue.js';
import { withDatabase } from '../../../addresses/named-database.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import type { ReportMeta } from '../report-meta.js';

/** Where checked domains are compared, by their ids, with that of the table's own domain where it is added. */
export function compareLink(
  { row }: Pick<ReportMeta, 'row'>,
  rows: Iterable<GridRow>,
  addedId: number | undefined,
  base: string | undefined,
): string | undefined {
  if (row.kind !== 'domain') return undefined;
  const ids = new Set([...rows].map((each) => plainText(each[row.key[0] ?? ''])));
  if (addedId !== undefined) ids.add(String(addedId));
  const search = `?ids=${[...ids].map(encodeURIComponent).join(',')}`;
  return withDatabase({ pathname: pageOf('comparison').route, search }, base);
}
