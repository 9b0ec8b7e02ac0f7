import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';

/** Paging metadata of a list. */
interface Paging {
  total: number;
  page: number;
  lastPage: number;
}

const maxPage = 1_000_000;

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
