import type { IdentifierKind } from '../../../server/contract/reports/identifier-kinds.js';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import noteStyles from '../../components/ui/card-note.module.css';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { SmallTable } from '../../components/ui/small-table.js';
import type { MonetizationQuery } from './monetization.generated.js';
import { paths } from '../../addresses/paths.js';
import { maxListedDomains, useDomainColumns } from './use-domain-columns.js';
import { useServiceName } from './use-service-name.js';

type Result = MonetizationQuery['monetization'];

/** Other sites that share an identifier, ordered by visits. */
export function OwnerSitesCard({ result, base }: { result: Result | undefined; base?: string }) {
  const { t } = useTranslation('monetization');
  const serviceName = useServiceName();
  const [name, ...stats] = useDomainColumns(base);
  const columns = [
    { ...name, width: '40%' },
    {
      key: 'shared',
      title: t('columns.shared'),
      isQuiet: true,
      width: '24%',
      cell: ({ kinds }: { kinds?: readonly IdentifierKind[] }) => (kinds ?? []).map(serviceName).join(', '),
    },
    ...stats,
  ];
  return (
    <Card title={t('sites')} subtitle={t('sitesSubtitle')} className="span-7">
      {result === undefined ? (
        <SkeletonRows rows={maxListedDomains} />
      ) : result.sites === null ? (
        <p className={noteStyles.note}>
          {t('sitesRefused')} <Link to={paths.pricing}>{t('plans')}</Link>
        </p>
      ) : result.sites.length === 0 ? (
        <CardNote>{t(result.identifiers.length === 0 ? 'sitesNoId' : 'sitesNone')}</CardNote>
      ) : (
        <SmallTable label={t('sites')} columns={columns} rows={result.sites} getRowKey={(row) => row.name} />
      )}
    </Card>
  );
}
