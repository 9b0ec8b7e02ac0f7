import type { BaseFact } from '../../server/contract/base-facts.js';
import { useDatabases } from './use-databases.js';

const none: readonly BaseFact[] = [];

/** What the page's database holds of what only some databases do; nothing until it is known. */
export function useDatabaseCapabilities(): readonly BaseFact[] {
  return useDatabases().current?.facts ?? none;
}
