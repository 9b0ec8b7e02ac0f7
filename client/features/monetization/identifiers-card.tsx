import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { type SmallColumn, SmallTable } from '../../components/ui/small-table.js';
import type { MonetizationQuery } from './monetization.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { useServiceName } from './use-service-name.js';
import type { IdentifierKind } from '../../../server/contract/reports/identifier-kinds.js';
import { catalogue } from '../../addresses/catalogue.js';
import { pagePath } from '../../addresses/report-path.js';

type Identifier = MonetizationQuery['monetization']['identifiers'][number];

interface IdentifiersCardProps {
  identifiers: readonly Identifier[] | undefined;
  base?: string;
}

/** Advertising and analytics identifiers of the site. Each links to all sites that share it. */
export function IdentifiersCard({ identifiers, base }: IdentifiersCardProps) {
  const { t } = useTranslation('monetization');
  const format = useFormat();
  const serviceName = useServiceName();
  const columns: SmallColumn<Identifier>[] = [
    { key: 'kind', title: t('columns.service'), width: '24%', cell: ({ kind }) => serviceName(kind) },
    {
      key: 'id',
      title: t('columns.id'),
      cell: ({ kind, id }) => {
        const sites = ownerPath(kind, id, base);
        return sites ? (
          <Link to={sites} title={id}>
            {id}
          </Link>
        ) : (
          id
        );
      },
    },
    {
      key: 'sites',
      title: t('columns.sites'),
      isNumber: true,
      width: '104px',
      cell: ({ sites }) => (sites === null ? t('hidden') : format.integer(sites)),
    },
  ];
  return (
    <Card title={t('identifiers')} subtitle={t('identifiersSubtitle')} className="span-5">
      {identifiers === undefined ? (
        <SkeletonRows rows={3} height={34} />
      ) : identifiers.length === 0 ? (
        <CardNote>{t('identifiersNone')}</CardNote>
      ) : (
        <SmallTable
          label={t('identifiers')}
          columns={columns}
          rows={identifiers}
          getRowKey={({ kind }) => kind}
          rowHeight={34}
        />
      )}
    </Card>
  );
}

/** Path of the report that lists sites with the same identifier. Undefined if the service has no report. */
function ownerPath(kind: IdentifierKind, id: string, base?: string): string | undefined {
  const page = catalogue.find(({ owner }) => owner === kind);
  return page && pagePath(page, { id }, base);
}
