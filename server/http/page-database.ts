import type { FastifyRequest } from 'fastify';
import { readAddress } from '../contract/report-parameters.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { BaseCatalogueService } from '../modules/databases/base-catalogue.service.js';
import { textsOf, type AddressQuery } from './address-query.js';
import { baseCookie, defaultBase } from './base-cookie.js';

/**
 * Code of the database that a page reads: the one that its address names, else the one chosen in this browser. In place of one
 * that there is not stands the usual one.
 */
export function pageDatabase(
  { query, cookies }: FastifyRequest,
  bases: BaseCatalogueService,
): Promise<string> {
  return resolveDatabaseCode(
    readAddress('base', textsOf(query as AddressQuery)) ?? cookies[baseCookie],
    bases,
  );
}

/** The code as the catalogue writes it; the usual one's where the text is none of its codes. */
export async function resolveDatabaseCode(
  code: string | undefined,
  bases: BaseCatalogueService,
): Promise<string> {
  if (!code || code === defaultBase) return defaultBase;
  try {
    return (await bases.byCode(code)).code;
  } catch (error) {
    if (error instanceof AppError && error.code === ErrorCode.UnknownBase) return defaultBase;
    throw error;
  }
}
