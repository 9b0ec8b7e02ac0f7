import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { OwnDataQuery } from './own-data.generated.js';

type Snapshot = OwnDataQuery['ownData']['snapshots'][number];

/** Formats the contents of a snapshot: `SERPs, 4,612 domains`, `campwell.example`, `Volumes and CPC`. */
export function useSnapshotContents({
  pages,
  domains,
  ads,
  volumes,
  exports,
  exportsTotal,
  rows,
}: Snapshot): string {
  const { t } = useTranslation('databases');
  const format = useFormat();
  // Snapshots of earlier releases have no page count.
  const hasPages = pages === null ? rows > 0 : pages > 0;
  const serpText =
    domains === null
      ? t('holds.pages')
      : t('holds.domains', { count: domains, formatted: format.integer(domains) });
  const parts = [
    hasPages ? serpText : undefined,
    exportsTotal > exports.length
      ? t('holds.exports', { first: exports.join(', '), more: exportsTotal - exports.length })
      : exports.join(', '),
    hasPages || !ads ? undefined : t('holds.ads'),
    hasPages || exportsTotal > 0 || !volumes ? undefined : t('holds.volumes'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : t('holds.keywords');
}
