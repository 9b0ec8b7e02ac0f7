import type { FastifyRequest } from 'fastify';
import { credentialNames } from './credential-names.js';
import { bodyFields } from './read-parameters.js';

/** Addresses of the pages around one page of a list; null where there is none. */
interface PaginationLinks {
  first: string | null;
  prev: string | null;
  next: string | null;
  last: string | null;
}

/** Characters of an address that servers and proxies still take. */
const maxUrlLength = 8_000;

/** What no address repeats: secrets, and the other name of the page's number. */
const excludedParameters = [...credentialNames, 'current_page'];

/**
 * Links of a list's page, with the call's own parameters from its address and its body, except its secrets. All null where a
 * body holds more than an address can.
 */
export function paginationLinks(request: FastifyRequest, page: number, lastPage: number): PaginationLinks {
  const { pathname } = new URL(request.url, 'http://host');
  const parameters = parametersOf(request);
  const linkTo = (number: number): string | null => {
    parameters.set('page', String(number));
    const link = `${pathname}?${parameters.toString()}`;
    return link.length > maxUrlLength ? null : link;
  };
  return {
    first: linkTo(1),
    prev: page > 1 ? linkTo(Math.min(page - 1, lastPage)) : null,
    next: page < lastPage ? linkTo(page + 1) : null,
    last: linkTo(lastPage),
  };
}

/** The parameters as an address writes them; those of the body come first, as they do when they are read. */
function parametersOf(request: FastifyRequest): URLSearchParams {
  const { searchParams } = new URL(request.url, 'http://host');
  for (const [name, value] of Object.entries(bodyFields(request.body))) {
    const texts = (Array.isArray(value) ? value : [value]).filter(isPlain).map(String);
    searchParams.delete(name);
    for (const text of texts) searchParams.append(name, text);
  }
  for (const name of excludedParameters) searchParams.delete(name);
  return searchParams;
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
