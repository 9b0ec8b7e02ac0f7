import { useTranslation } from 'react-i18next';
import { ListFooter } from '../../components/grid/list-footer.js';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { Tag } from '../../components/ui/tag.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';
import { LoadableList } from './loadable-list.js';
import { useWithdrawalColumns } from './use-withdrawal-columns.js';
import type { AdminSettledWithdrawalsQuery } from './withdrawals.generated.js';

type Page = AdminSettledWithdrawalsQuery['settledWithdrawals'];

interface ResolvedWithdrawalsProps {
  list: Page | undefined;
  error: Error | undefined;
  onRetry: () => void;
  onPage: (page: number) => void;
}

/** Paid and rejected withdrawals, newest first. */
export function ResolvedWithdrawals({ list, error, onRetry, onPage }: ResolvedWithdrawalsProps) {
  const { t } = useTranslation('admin');
  return (
    <Card title={t('withdrawals.history')}>
      <LoadableList error={error} onRetry={onRetry} isReady={list !== undefined}>
        {list?.items.length === 0 ? (
          <CardNote>{t('withdrawals.noHistory')}</CardNote>
        ) : (
          <ResolvedTable items={list?.items ?? []} />
        )}
      </LoadableList>
      {list && list.lastPage > 1 ? (
        <div style={{ padding: '0 14px' }}>
          <ListFooter
            label={t('withdrawals.pages')}
            page={list.page}
            lastPage={list.lastPage}
            onPage={onPage}
          />
        </div>
      ) : null}
    </Card>
  );
}

function ResolvedTable({ items }: { items: Page['items'] }) {
  const { t } = useTranslation('admin');
  const { moment } = useFormat();
  const { partner, sum, purse } = useWithdrawalColumns();
  return (
    <SmallTable
      label={t('withdrawals.history')}
      rowHeight={34}
      rows={items}
      getRowKey={({ id }) => id}
      columns={[
        partner,
        sum,
        {
          key: 'state',
          title: t('withdrawals.state'),
          cell: ({ state, reason }) => (
            <span className={reason ? styles.reason : undefined}>
              <Tag tone={state === 'paid' ? 'positive' : 'negative'}>
                {t(state === 'paid' ? 'withdrawals.statePaid' : 'withdrawals.stateRefused')}
              </Tag>{' '}
              {reason}
            </span>
          ),
        },
        { ...purse, isQuiet: true },
        {
          key: 'settled',
          title: t('withdrawals.settled'),
          width: '17%',
          isQuiet: true,
          isWideOnly: true,
          cell: ({ settledAt }) => (settledAt ? moment(settledAt) : '–'),
        },
      ]}
    />
  );
}
