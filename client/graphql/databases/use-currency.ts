import { getCurrencySign } from '../../../server/contract/formatting/currency.js';
import { useDatabases } from './use-databases.js';

/** Currency sign of the current database; `$` until loaded. */
export function useCurrency(): string {
  return getCurrencySign(useDatabases().current?.currency ?? 'USD');
}
