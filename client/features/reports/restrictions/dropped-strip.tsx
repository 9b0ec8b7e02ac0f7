import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/ui/banner.js';
import type { BlockedAct } from './table-limits.js';

interface DroppedStripProps {
  dropped: readonly BlockedAct[];
  /** Whether it is the plan of who shows the table that does not hold them. */
  isOfOwner: boolean;
}

/** Says which parts of the address the table does not follow for this reader. */
export function DroppedStrip({ dropped, isOfOwner }: DroppedStripProps) {
  const { t, i18n } = useTranslation('limits');
  const names: Record<BlockedAct, string> = {
    sort: t('table.droppedSort'),
    page: t('table.droppedPage'),
    perPage: t('table.droppedPerPage'),
    filter: t('table.droppedFilter'),
    filterAny: t('table.droppedFilter'),
  };
  const what = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    [...new Set(dropped)].map((action) => names[action]),
  );
  return <Banner>{t(isOfOwner ? 'ofOwner.dropped' : 'table.dropped', { what })}</Banner>;
}
