import { plainText } from '../../../components/grid/cell-value.js';
import { pageOf } from '../../../addresses/catalogue.js';
import { withDatabase } from '../../../addresses/named-database.js';
import type { GridRow } from '../../../components/grid/grid-column.js';
import type { ReportMeta } from '../report-meta.js';

/** A page that opens in a new tab with the checked rows. */
interface SelectionLink {
  name: 'group' | 'compare' | 'batch' | 'keywordsByPages';
  to: string;
}

/**
 * Where checked rows can be taken. Domains go by their ids, with that of the table's own domain where it is added; pages by
 * their whole addresses.
 */
export function selectionLinks(
  { row }: Pick<ReportMeta, 'row'>,
  rows: Iterable<GridRow>,
  addedId: number | undefined,
  base: string | undefined,
): SelectionLink[] {
  if (row.kind === 'domain') {
    const ids = new Set([...rows].map((each) => plainText(each[row.key[0] ?? ''])));
    if (addedId !== undefined) ids.add(String(addedId));
    const list = [...ids].map(encodeURIComponent).join(',');
    return [
      { name: 'group', to: `/group?ids=${list}` },
      {
        name: 'compare',
        to: withDatabase({ pathname: pageOf('comparison').route, search: `?ids=${list}` }, base),
      },
      { name: 'batch', to: `/tools/domains-batch?ids=${list}` },
    ];
  }
  if (row.kind !== 'page') return [];
  const pages = [...rows].map((each) => encodeURIComponent(wholeAddress(each))).join(',');
  return [{ name: 'keywordsByPages', to: `/tools/keywords-by-pages?pages=${pages}` }];
}

/** A page's address with its domain. Commas part the addresses of a list, so that their own are written as `%2C`. */
function wholeAddress(row: GridRow): string {
  return `https://${plainText(row['domain'])}${plainText(row['url'])}`.replaceAll(',', '%2C');
}
