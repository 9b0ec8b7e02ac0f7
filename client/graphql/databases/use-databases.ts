import { type DatabasesQuery, useDatabasesQuery } from './databases.generated.js';
import { useBaseCode } from './use-base.js';

export type Database = DatabasesQuery['databases'][number];

/** All databases, and the current one: `db` in the address, otherwise that of the document. */
export function useDatabases(): { databases: readonly Database[]; current: Database | undefined } {
  const { data } = useDatabasesQuery({});
  const base = useBaseCode();
  const databases = data?.databases ?? [];
  const code = base ?? data?.currentDatabase.code;
  return { databases, current: databases.find((database) => database.code === code) };
}
