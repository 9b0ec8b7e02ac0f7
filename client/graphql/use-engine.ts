import type { SearchEngine } from '../../server/contract/search-engine.js';
import { useDatabasesQuery } from './databases.generated.js';
import { useBaseCode } from './use-base.js';

/**
 * Search engine of the page's database; undefined until loaded, Google if loading fails. Some reports and columns
 * exist for one engine only.
 */
export function useEngine(): SearchEngine | undefined {
  const base = useBaseCode();
  const { data, error } = useDatabasesQuery({});
  if (!data) return error ? 'google' : undefined;
  const code = base ?? data.currentDatabase.code;
  return data.databases.find((database) => database.code === code)?.engine ?? 'google';
}
