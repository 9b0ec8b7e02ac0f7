import { readAddress } from '../../server/contract/report-parameters.js';
import { useSearchParams } from 'react-router-dom';
import { type DatabasesQuery, useDatabasesQuery } from './databases.generated.js';

export type Database = DatabasesQuery['databases'][number];

/** All databases, and the one that this page reads: `db` of its address, else the one chosen last. */
export function useDatabases(): { databases: readonly Database[]; current: Database | undefined } {
  const { data } = useDatabasesQuery({});
  const [search] = useSearchParams();
  const databases = data?.databases ?? [];
  const code = readAddress('base', search) ?? data?.currentDatabase.code;
  return { databases, current: databases.find((database) => database.code === code) };
}
