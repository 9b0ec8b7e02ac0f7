import { useTranslation } from 'react-i18next';
import { paths } from '../../addresses/paths.js';
import { PageOutline, WaitingFrames } from '../../components/ui/page-outline.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';

/** A group report before it is known what it is. */
export function GroupOutline() {
  const { t } = useTranslation();
  return (
    <PageOutline
      className="whole"
      ancestors={[{ label: t('pages.groups'), to: paths.groups }]}
      title={t('pages.group')}
    >
      <WaitingFrames className="framed">
        <SkeletonRows rows={14} height={34} />
      </WaitingFrames>
    </PageOutline>
  );
}
