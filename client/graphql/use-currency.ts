import { currencySign } from '../../server/contract/currency.js';
import { useDatabases } from './use-databases.js';

/** Sign of the currency that costs of the page's database are in; the dollar until it is known. */
export function useCurrency(): string {
  return currencySign(useDatabases().current?.currency ?? 'USD');
}
