import type { AddressParams } from '../contract/report-parameters.js';

/** The query of a page's address, as the server's router reads it: a name that comes again has a list. */
export type AddressQuery = Readonly<Record<string, string | string[] | undefined>>;

/** The texts of a query by their names; what comes more than once is no text. */
export function textsOf(query: AddressQuery): AddressParams {
  return {
    get: (name) => {
      const value = query[name];
      return typeof value === 'string' ? value : undefined;
    },
  };
}
