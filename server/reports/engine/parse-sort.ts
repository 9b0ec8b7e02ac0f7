import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { SortKey } from './parsed-query.js';
import type { Column } from './report-column.js';

const maxSortKeys = 8;

/**
 * Parses `field|asc` or `field|desc`, comma-separated.
 * @throws AppError BadSort that names the invalid part
 */
export function parseSort(text: string, columns: Readonly<Record<string, Column>>): readonly SortKey[] {
  const parts = text.split(',');
  if (parts.length > maxSortKeys) {
    throw badSort({ en: `more than ${maxSortKeys} keys`, ru: `больше ${maxSortKeys} столбцов` });
  }
  return parts.map((part) => parseKey(part.trim(), columns));
}

function parseKey(part: string, columns: Readonly<Record<string, Column>>): SortKey {
  const [id = '', direction = '', ...extra] = part.split('|').map((token) => token.trim());
  const column = Object.hasOwn(columns, id) ? columns[id] : undefined;
  if (column === undefined) {
    throw badSort({ en: `no column “${truncate(id)}”`, ru: `нет столбца «${truncate(id)}»` });
  }
  if (!column.sortable) {
    throw badSort({ en: `“${id}” cannot be sorted by`, ru: `по «${id}» нельзя сортировать` });
  }
  const order = direction.toLowerCase();
  if (extra.length > 0 || (order !== 'asc' && order !== 'desc')) {
    throw badSort({
      en: `“${truncate(part)}” must end in |asc or |desc`,
      ru: `«${truncate(part)}» должно кончаться на |asc или |desc`,
    });
  }
  return { column: id, direction: order };
}

/** Shortens a text for an error message. */
function truncate(text: string): string {
  return text.slice(0, 60);
}

function badSort(details: Localised): AppError {
  return new AppError(ErrorCode.BadSort, { what: details });
}
