import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdList } from '../../components/ui/ad-list.js';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { DomainLink } from '../../components/ui/domain-link.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { useFormat } from '../../i18n/use-format.js';
import { reportPath } from '../../addresses/report-path.js';
import { ShowAllButton } from '../../components/ui/show-all-button.js';
import type { KeywordSummary } from './keyword-types.js';

interface KeywordAdsCardProps {
  ads: KeywordSummary['ads'] | undefined;
  base?: string;
}

const collapsedAdCount = 5;

/** Ads of the keyword's search results in result order, with callouts and sitelinks. */
export function KeywordAdsCard({ ads, base }: KeywordAdsCardProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const [isExpanded, setExpanded] = useState(false);
  const isCollapsed = ads !== undefined && ads.length > collapsedAdCount && !isExpanded;
  return (
    <Card
      title={t('keyword.ads')}
      secondary={
        isCollapsed ? (
          <ShowAllButton onClick={() => setExpanded(true)}>
            {t('keyword.showAll', { formatted: format.integer(ads.length) })}
          </ShowAllButton>
        ) : null
      }
    >
      {ads === undefined ? (
        <SkeletonRows rows={12} />
      ) : ads.length === 0 ? (
        <CardNote>{t('keyword.adsEmpty')}</CardNote>
      ) : (
        <AdList
          ads={(isCollapsed ? ads.slice(0, collapsedAdCount) : ads).map((ad) => ({
            key: `${ad.bid}-${ad.domain}`,
            title: ad.header,
            text: ad.txt,
            to: reportPath('ads', { domain: ad.domain }, base),
            detail: <DomainLink domain={ad.domain} base={base} />,
            extensions: ad.facts,
            sitelinks: ad.links,
          }))}
        />
      )}
    </Card>
  );
}
