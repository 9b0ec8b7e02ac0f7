import { useTranslation } from 'react-i18next';
import { AllLink } from '../../components/ui/all-link.js';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { SmallTable } from '../../components/ui/small-table.js';
import type { MonetizationQuery } from './monetization.generated.js';
import { reportPath } from '../../addresses/report-path.js';
import { useDomainColumns } from './use-domain-columns.js';

interface SubdomainsCardProps {
  /** Unicode host name. */
  domain: string;
  base?: string;
  result: MonetizationQuery['monetization'] | undefined;
}

/** Subdomains with the most visits, and a link to the full report. */
export function SubdomainsCard({ domain, base, result }: SubdomainsCardProps) {
  const { t } = useTranslation('monetization');
  const columns = useDomainColumns(base);
  const count = result?.subdomainsCount;
  return (
    <Card
      title={t('subdomains')}
      subtitle={t('subdomainsSubtitle')}
      secondary={count ? <AllLink to={reportPath('subdomains', { id: domain }, base)} total={count} /> : null}
    >
      {result === undefined ? (
        <SkeletonRows rows={3} />
      ) : result.subdomains.length === 0 ? (
        <CardNote>{t('subdomainsNone', { domain })}</CardNote>
      ) : (
        <SmallTable
          label={t('subdomains')}
          columns={columns}
          rows={result.subdomains}
          getRowKey={({ name }) => name}
        />
      )}
    </Card>
  );
}
