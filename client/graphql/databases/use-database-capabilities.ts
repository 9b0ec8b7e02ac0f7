import type { BaseFact } from '../../../server/contract/reports/base-facts.js';
import { useDatabases } from './use-databases.js';

const noCapabilities: readonly BaseFact[] = [];

/** Optional data of the current database; empty until loaded. */
export function useDatabaseCapabilities(): readonly BaseFact[] {
  return useDatabases().current?.facts ?? noCapabilities;
}
