import { useDatabasesQuery } from './databases.generated.js';
import { useBaseCode } from './use-base.js';

/** Search engine of a database: some reports and columns are there on one of them only. */
export type Engine = 'google' | 'yandex';

/** The search engine of the page's database; undefined until it is known, Google where it cannot be. */
export function useEngine(): Engine | undefined {
  const base = useBaseCode();
  const { data, error } = useDatabasesQuery({});
  if (!data) return error ? 'google' : undefined;
  const code = base ?? data.currentDatabase.code;
  return data.databases.find((database) => database.code === code)?.engine === 'yandex' ? 'yandex' : 'google';
}
