import { databaseTitle } from '../lib/database-title.js';
import { useBaseCode } from '../graphql/use-base.js';
import { useDatabases } from '../graphql/use-databases.js';
import { useFormat } from '../i18n/use-format.js';

/** The database of the page as summaries tell of it: its code, its name, the date of its volumes. */
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
