import type { SearchEngine } from '../../../server/contract/reports/search-engine.js';
import { useDatabasesQuery } from './databases.generated.js';
import { useBaseCode } from './use-base.js';

/** Search engine of the current database; undefined until loaded, Google if loading fails. */
export function useEngine(): SearchEngine | undefined {
  const base = useBaseCode();
  const { data, error } = useDatabasesQuery({});
  if (!data) return error ? 'google' : undefined;
  const code = base ?? data.currentDatabase.code;
  return data.databases.find((database) => database.code === code)?.engine ?? 'google';
}
