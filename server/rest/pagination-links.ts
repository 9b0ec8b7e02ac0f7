import type { FastifyRequest } from 'fastify';

/** Addresses of the pages around one page of a list; null where there is none. */
export interface PaginationLinks {
  first: string;
  prev: string | null;
  next: string | null;
  last: string;
}

/** Links of a list's page, with the call's own parameters except its secret. */
export function paginationLinks(request: FastifyRequest, page: number, lastPage: number): PaginationLinks {
  const { pathname, searchParams } = new URL(request.url, 'http://host');
  for (const dropped of ['auth-token', 'current_page']) searchParams.delete(dropped);
  const linkTo = (number: number): string => {
    searchParams.set('page', String(number));
    return `${pathname}?${searchParams.toString()}`;
  };
  return {
    first: linkTo(1),
    prev: page > 1 ? linkTo(Math.min(page - 1, lastPage)) : null,
    next: page < lastPage ? linkTo(page + 1) : null,
    last: linkTo(lastPage),
  };
}
