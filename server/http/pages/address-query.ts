import type { AddressParams } from '../../contract/reports/report-parameters.js';

/** Query string as parsed by the router. Repeated parameters are arrays. */
export type AddressQuery = Readonly<Record<string, string | string[] | undefined>>;

/** Reads query parameters as strings. Repeated parameters count as missing. */
export function toAddressParams(query: AddressQuery): AddressParams {
  return {
    get: (name) => {
      const value = query[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}
