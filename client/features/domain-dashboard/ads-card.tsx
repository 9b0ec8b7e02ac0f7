import { maxSummaryAds } from '../../../server/contract/reports/summary-lists.js';
import { useTranslation } from 'react-i18next';
import { AdList } from '../../components/ui/ad-list.js';
import { AllLink } from '../../components/ui/all-link.js';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { useFormat } from '../../i18n/use-format.js';
import { getPage } from '../../addresses/catalogue.js';
import { reportPath } from '../../addresses/report-path.js';
import { withQuery } from '../../addresses/with-query.js';
import { getAddressName } from '../../../server/contract/reports/report-parameters.js';
import type { DomainSummary } from './dashboard-types.js';

interface AdsCardProps {
  domain: string;
  base?: string;
  ads: DomainSummary['ads'] | undefined;
  /** Total number of the domain's ads. */
  total: number | undefined;
}

/** Path of the keywords that show an ad. */
function adPath(domain: string, id: number, base: string | undefined): string {
  return withQuery(getPage('ad-keywords-by-ad').route, {
    domain,
    ad: String(id),
    [getAddressName('base')]: base,
  });
}

/** Ads with the most keywords. */
export function AdsCard({ domain, base, ads, total }: AdsCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <Card
      title={t('domain.adsTitle')}
      subtitle={t('domain.adsSubtitle')}
      className="span-5"
      tour="ads"
      secondary={<AllLink to={reportPath('ads', { domain }, base)} total={total} />}
    >
      {ads === undefined ? (
        <SkeletonRows rows={9} />
      ) : ads.length === 0 ? (
        <CardNote>{t('domain.adsEmpty')}</CardNote>
      ) : (
        <AdList
          ads={ads.slice(0, maxSummaryAds).map((ad) => ({
            key: ad.id,
            title: ad.header,
            text: ad.txt,
            to: adPath(domain, ad.id, base),
            detail: t('domain.adKeywordCount', { count: ad.keyscnt, formatted: format.integer(ad.keyscnt) }),
          }))}
        />
      )}
    </Card>
  );
}
