import type { FastifyRequest } from 'fastify';
import { credentialNames } from '../../parameters/credential-names.js';
import { bodyFields } from '../../../request/body-fields.js';

/** URLs of adjacent pages; null if there is none. */
interface PaginationLinks {
  first: string | null;
  prev: string | null;
  next: string | null;
  last: string | null;
}

/** Some servers and proxies reject longer URLs. */
const maxUrlLength = 8_000;

/** Parameters excluded from links: credentials and the alias of the page number. */
const excludedParameters = [...credentialNames, 'current_page'];

/**
 * Pagination links with the parameters of the call, without credentials. All null if the body does not fit into a
 * URL.
 */
export function paginationLinks(request: FastifyRequest, page: number, lastPage: number): PaginationLinks {
  const { pathname } = new URL(request.url, 'http://host');
  const parameters = mergeParameters(request);
  const createLink = (number: number): string | null => {
    parameters.set('page', String(number));
    const link = `${pathname}?${parameters.toString()}`;
    return link.length > maxUrlLength ? null : link;
  };
  return {
    first: createLink(1),
    prev: page > 1 ? createLink(Math.min(page - 1, lastPage)) : null,
    next: page < lastPage ? createLink(page + 1) : null,
    last: createLink(lastPage),
  };
}

/** Merges query and body into a query string. Body values take precedence, as in `readParameters`. */
function mergeParameters(request: FastifyRequest): URLSearchParams {
  const { searchParams } = new URL(request.url, 'http://host');
  for (const [name, value] of Object.entries(bodyFields(request.body))) {
    const texts = (Array.isArray(value) ? value : [value]).filter(isScalar).map(String);
    searchParams.delete(name);
    for (const text of texts) searchParams.append(name, text);
  }
  for (const name of excludedParameters) searchParams.delete(name);
  return searchParams;
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
