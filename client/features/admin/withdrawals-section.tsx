import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';
import { LoadableList } from './loadable-list.js';
import { ResolveWithdrawalDialog, type WithdrawalDecision } from './resolve-withdrawal-dialog.js';
import { ResolvedWithdrawals } from './resolved-withdrawals.js';
import { useWithdrawalColumns } from './use-withdrawal-columns.js';
import {
  type AdminOpenWithdrawalsQuery,
  useAdminOpenWithdrawalsQuery,
  useAdminSettledWithdrawalsQuery,
} from './withdrawals.generated.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';

type OpenWithdrawal = AdminOpenWithdrawalsQuery['openWithdrawals'][number];

/** Pending withdrawals of partner rewards, and the resolved ones. */
export function WithdrawalsSection() {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const open = useAdminOpenWithdrawalsQuery({ fetchPolicy: 'cache-and-network' });
  const resolved = useAdminSettledWithdrawalsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const pending = open.data?.openWithdrawals;
  const reload = () => refetchAll(open.refetch(), resolved.refetch());
  return (
    <div className={styles.stack}>
      <Card title={t('withdrawals.open')}>
        <LoadableList error={open.error} onRetry={() => void open.refetch()} isReady={pending !== undefined}>
          {pending?.length === 0 ? (
            <CardNote>{t('withdrawals.none')}</CardNote>
          ) : (
            <OpenTable pending={pending ?? []} reload={reload} />
          )}
        </LoadableList>
      </Card>
      <ResolvedWithdrawals
        list={(resolved.data ?? resolved.previousData)?.settledWithdrawals}
        error={resolved.error}
        onRetry={() => void resolved.refetch()}
        onPage={setPage}
      />
    </div>
  );
}

function OpenTable({ pending, reload }: { pending: readonly OpenWithdrawal[]; reload: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const { moment } = useFormat();
  const { partner, sum, purse } = useWithdrawalColumns();
  const [decision, setDecision] = useState<WithdrawalDecision>();
  return (
    <div className={styles.withdrawals}>
      <SmallTable
        label={t('withdrawals.open')}
        rowHeight={40}
        rows={pending}
        getRowKey={({ id }) => id}
        columns={[
          partner,
          sum,
          purse,
          {
            key: 'asked',
            title: t('withdrawals.asked'),
            width: '17%',
            isQuiet: true,
            isWideOnly: true,
            cell: ({ askedAt }) => moment(askedAt),
          },
          {
            key: 'acts',
            title: t('withdrawals.acts'),
            width: '216px',
            cell: (withdrawal) => (
              <span className={styles.rowActs}>
                <Button size="xs" onClick={() => setDecision({ ...withdrawal, isPayout: true })}>
                  {t('withdrawals.pay')}
                </Button>
                <Button size="xs" onClick={() => setDecision({ ...withdrawal, isPayout: false })}>
                  {t('withdrawals.refuse')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      <ResolveWithdrawalDialog decision={decision} onClose={() => setDecision(undefined)} reload={reload} />
    </div>
  );
}
