import { useTranslation } from 'react-i18next';
import { SmallTable } from '../../components/ui/small-table.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useAdminDemoRequestsQuery } from './administration.generated.js';
import { useFormat } from '../../i18n/use-format.js';
import { LoadableList } from './loadable-list.js';

/** Requests for free days or for another plan. */
export function RequestsSection() {
  const { t } = useTranslation('admin');
  const { moment } = useFormat();
  const { data, error, refetch } = useAdminDemoRequestsQuery({ fetchPolicy: 'cache-and-network' });
  const requests = data?.demoRequests;
  return (
    <LoadableList error={error} onRetry={() => void refetch()} isReady={requests !== undefined}>
      {requests?.length === 0 ? (
        <StateMessage title={t('requests.none')}>{t('requests.noneText')}</StateMessage>
      ) : (
        <SmallTable
          label={t('requests.list')}
          rowHeight={34}
          rows={requests ?? []}
          getRowKey={({ id }) => id}
          columns={[
            { key: 'name', title: t('requests.name'), cell: ({ name }) => <span title={name}>{name}</span> },
            {
              key: 'email',
              title: t('requests.email'),
              width: '26%',
              cell: ({ email }) => <span title={email}>{email}</span>,
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
              cell: ({ grantedUntil }) => (grantedUntil ? moment(grantedUntil) : t('requests.notGranted')),
            },
          ]}
        />
      )}
    </LoadableList>
  );
}
