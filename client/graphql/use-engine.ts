import type { SearchEngine } from '../../server/contract/search-engine.js';
import { useDatabasesQuery } from './databases.generated.js';
import { useBaseCode } from './use-base.js';

/** The search engine of the page's database, as some reports and columns are there on one of them only; undefined until it is known, Google where it cannot be. */
export function useEngine(): SearchEngine | undefined {
  const base = useBaseCode();
  const { data, error } = useDatabasesQuery({});
  if (!data) return error ? 'google' : undefined;
  const code = base ?? data.currentDatabase.code;
  return data.databases.find((database) => database.code === code)?.engine ?? 'google';
}
