import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { useSizeText } from '../../i18n/use-size-text.js';
import { databasesWithData, activeSnapshots } from './stored-data.js';
import { useOwnDataQuery } from './own-data.generated.js';

/** One-line summary: databases, snapshots and disk usage. Reads the cached query of the list. */
export function DatabaseSummaryLine() {
  const { t } = useTranslation('databases');
  const format = useFormat();
  const formatBytes = useSizeText();
  const { data } = useOwnDataQuery({ fetchPolicy: 'cache-only' });
  if (!data) return null;
  const { ownData } = data;
  const countText = (count: number) => ({ count, formatted: format.integer(count) });
  return [
    t('held.databases', countText(databasesWithData(ownData.databases).length)),
    t('held.snapshots', countText(activeSnapshots(ownData.snapshots).length)),
    formatBytes(ownData.bytes),
  ].join(' · ');
}
