import { maxRowsPerPage, pageSizes } from '../../contract/reports/page-sizes.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** Paging metadata of a list. */
interface Paging {
  total: number;
  page: number;
  lastPage: number;
}

const maxPage = 1_000_000;

/** Description of the argument with the rows per page of a list. */
export const listPageDescription = `Rows per page, 1 to ${maxRowsPerPage}.`;

/** The nearest valid number of rows per page. */
export function clampPerPage(perPage: number): number {
  return Math.min(Math.max(perPage, pageSizes.min), maxRowsPerPage);
}

/**
 * Row offset of a page.
 * @throws AppError InvalidField for an invalid page number
 */
export function getPageOffset(page: number, perPage: number): number {
  if (page >= 1 && page <= maxPage) return (page - 1) * perPage;
  const what = { en: 'Pages are counted from 1.', ru: 'Страницы считаются с 1.' };
  throw new AppError(ErrorCode.InvalidField, { field: 'page', what });
}

/** Paging metadata. An empty list has one page. */
export function paginate(total: number, page: number, perPage: number): Paging {
  return { total, page, lastPage: Math.max(1, Math.ceil(total / perPage)) };
}
