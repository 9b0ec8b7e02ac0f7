import type { FastifyRequest } from 'fastify';
import { readAddressParameter } from '../../contract/reports/report-parameters.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { BaseCatalogueService } from '../../modules/databases/base-catalogue.service.js';
import { toAddressParams, type AddressQuery } from './address-query.js';
import { baseCookie, defaultBase, readPreferenceCookie } from '../security/base-cookie.js';

/** Database of a page: from the URL, else the cookie, else the default for unknown codes. */
export function resolvePageDatabase(
  { query, cookies }: FastifyRequest,
  bases: BaseCatalogueService,
): Promise<string> {
  return resolveDatabaseCode(
    readAddressParameter('base', toAddressParams(query as AddressQuery)) ??
      readPreferenceCookie(cookies, baseCookie),
    bases,
  );
}

/** Canonical spelling of a database code, or the default if it is unknown. */
export async function resolveDatabaseCode(
  code: string | undefined,
  bases: BaseCatalogueService,
): Promise<string> {
  if (!code || code === defaultBase) return defaultBase;
  return (await bases.has(code)) ? code.toLowerCase() : defaultBase;
}

/** Default database of the public API. */
const publicApiBase = 'msk';

/** Database of public API calls that name none: that of the cookie, else the default of the API if it has data. */
export async function resolvePublicApiDatabase(
  code: string | undefined,
  bases: BaseCatalogueService,
): Promise<string> {
  if (code) return resolveDatabaseCode(code, bases);
  try {
    const { generation } = await bases.byCode(publicApiBase);
    return generation === 0 ? defaultBase : publicApiBase;
  } catch (error) {
    if (error instanceof AppError && error.code === ErrorCode.UnknownBase) return defaultBase;
    // The call itself reports that the database is loading or damaged.
    if (error instanceof AppError) return publicApiBase;
    throw error;
  }
}
