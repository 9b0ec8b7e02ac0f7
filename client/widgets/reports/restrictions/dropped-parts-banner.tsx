import { useTranslation } from 'react-i18next';
import { Banner } from '../../../components/ui/banner.js';
import type { BlockedAction } from './use-restrictions.js';

interface DroppedPartsBannerProps {
  dropped: readonly BlockedAction[];
  /** Whether the limit belongs to the plan of the report's owner. */
  isOwnerLimit: boolean;
}

/** Banner that lists the parts of the address ignored because of the reader's plan. */
export function DroppedPartsBanner({ dropped, isOwnerLimit }: DroppedPartsBannerProps) {
  const { t, i18n } = useTranslation('limits');
  const labels: Record<BlockedAction, string> = {
    sort: t('table.droppedSort'),
    page: t('table.droppedPage'),
    perPage: t('table.droppedPerPage'),
    filter: t('table.droppedFilter'),
    filterAny: t('table.droppedFilter'),
  };
  const partNames = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(
    [...new Set(dropped)].map((action) => labels[action]),
  );
  return <Banner>{t(isOwnerLimit ? 'ofOwner.dropped' : 'table.dropped', { what: partNames })}</Banner>;
}
