import { useTranslation } from 'react-i18next';
import { SmallTable } from '../../components/ui/small-table.js';
import { CardNote } from '../../components/ui/card-note.js';
import { Card } from '../../components/ui/card.js';
import styles from './admin.module.css';
import { PlanRequestList } from './plan-request-list.js';
import { useAdminDemoRequestsQuery } from './administration.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { LoadableList } from './loadable-list.js';

/** Requests for plans and for free days. */
export function RequestsSection() {
  return (
    <div className={styles.stack}>
      <PlanRequestList />
      <FreeDaysRequests />
    </div>
  );
}

function FreeDaysRequests() {
  const { t } = useTranslation('admin');
  const { moment } = useFormat();
  const { data, error, refetch } = useAdminDemoRequestsQuery({ fetchPolicy: 'cache-and-network' });
  const requests = data?.demoRequests;
  return (
    <Card title={t('requests.freeDays')}>
      <div className={styles.inCard}>
        <LoadableList error={error} onRetry={() => void refetch()} isReady={requests !== undefined}>
          {requests?.length === 0 ? (
            <CardNote>{t('requests.none')}</CardNote>
          ) : (
            <SmallTable
              label={t('requests.freeDays')}
              rowHeight={34}
              rows={requests ?? []}
              getRowKey={({ id }) => id}
              columns={[
                {
                  key: 'email',
                  title: t('requests.email'),
                  width: '26%',
                  cell: ({ email }) => <span title={email}>{email}</span>,
                },
                {
                  key: 'name',
                  title: t('requests.name'),
                  isWideOnly: true,
                  cell: ({ name }) => <span title={name}>{name}</span>,
                },
                { key: 'phone', title: t('requests.phone'), cell: ({ phone }) => phone ?? '–' },
                {
                  key: 'at',
                  title: t('requests.at'),
                  isQuiet: true,
                  isWideOnly: true,
                  cell: ({ requestedAt }) => moment(requestedAt),
                },
                {
                  key: 'until',
                  title: t('requests.until'),
                  isQuiet: true,
                  isWideOnly: true,
                  cell: ({ grantedUntil }) =>
                    grantedUntil ? moment(grantedUntil) : t('requests.notGranted'),
                },
              ]}
            />
          )}
        </LoadableList>
      </div>
    </Card>
  );
}
