import { currencySign } from '../../server/contract/currency.js';
import { useDatabases } from './use-databases.js';

/** Currency sign of the page's database; the dollar until it is loaded. */
export function useCurrency(): string {
  return currencySign(useDatabases().current?.currency ?? 'USD');
}
