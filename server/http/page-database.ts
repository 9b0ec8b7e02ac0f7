import type { FastifyRequest } from 'fastify';
import { readAddress } from '../contract/report-parameters.js';
import type { BaseCatalogue } from '../modules/databases/base-catalogue.service.js';
import { textsOf, type AddressQuery } from './address-query.js';
import { baseCookie, defaultBase } from './base-cookie.js';

/**
 * Code of the database that a page reads: the one that its address names, else the one chosen in this browser. In place of one
 * that there is not stands the usual one.
 */
export function pageDatabase({ query, cookies }: FastifyRequest, bases: BaseCatalogue): Promise<string> {
  return knownCode(readAddress('base', textsOf(query as AddressQuery)) ?? cookies[baseCookie], bases);
}

/** The code as the catalogue writes it; the usual one's where the text is none of its codes. */
export async function knownCode(code: string | undefined, bases: BaseCatalogue): Promise<string> {
  if (!code || code === defaultBase) return defaultBase;
  return (await bases.has(code)) ? code.toLowerCase() : defaultBase;
}
