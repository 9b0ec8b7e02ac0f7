import { databaseTitle } from '../lib/text/database-title.js';
import { useBaseCode } from '../graphql/databases/use-base.js';
import { useDatabases } from '../graphql/databases/use-databases.js';
import { useFormat } from '../i18n/use-format.js';

/** The page's database for summaries: code, title and volume date. */
export function useDatabaseSummary() {
  const base = useBaseCode();
  const { current } = useDatabases();
  const { language } = useFormat();
  return {
    base,
    databaseName: current && databaseTitle(current, language),
    volumesDate: current?.volumesDate,
  };
}
