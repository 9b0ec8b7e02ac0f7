import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './admin.module.css';
import { Listing } from './listing.js';
import { SettleDialog, type Settling } from './settle-dialog.js';
import { SettledWithdrawals } from './settled-withdrawals.js';
import { useWithdrawalColumns } from './use-withdrawal-columns.js';
import {
  type AdminOpenWithdrawalsQuery,
  useAdminOpenWithdrawalsQuery,
  useAdminSettledWithdrawalsQuery,
} from './withdrawals.generated.js';
import { refetchAll } from '../../graphql/refetch-all.js';

type Open = AdminOpenWithdrawalsQuery['openWithdrawals'][number];

/** Rewards that partners want paid out, to be settled one by one, and what became of the earlier ones. */
export function WithdrawalsSection() {
  const { t } = useTranslation('admin');
  const [page, setPage] = useState(1);
  const open = useAdminOpenWithdrawalsQuery({ fetchPolicy: 'cache-and-network' });
  const settled = useAdminSettledWithdrawalsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const waiting = open.data?.openWithdrawals;
  const changed = () => refetchAll(open.refetch(), settled.refetch());
  return (
    <div className={styles.stack}>
      <Card title={t('withdrawals.open')}>
        <Listing error={open.error} onRetry={() => void open.refetch()} isReady={waiting !== undefined}>
          {waiting?.length === 0 ? (
            <CardNote>{t('withdrawals.none')}</CardNote>
          ) : (
            <OpenTable waiting={waiting ?? []} changed={changed} />
          )}
        </Listing>
      </Card>
      <SettledWithdrawals
        list={(settled.data ?? settled.previousData)?.settledWithdrawals}
        error={settled.error}
        onRetry={() => void settled.refetch()}
        onPage={setPage}
      />
    </div>
  );
}

function OpenTable({ waiting, changed }: { waiting: readonly Open[]; changed: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const { moment } = useFormat();
  const { partner, sum, purse } = useWithdrawalColumns();
  const [settling, setSettling] = useState<Settling>();
  return (
    <div className={styles.withdrawals}>
      <SmallTable
        label={t('withdrawals.open')}
        rowHeight={40}
        rows={waiting}
        keyOf={({ id }) => id}
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
            cell: (one) => (
              <span className={styles.rowActs}>
                <Button size="xs" onClick={() => setSettling({ ...one, paid: true })}>
                  {t('withdrawals.pay')}
                </Button>
                <Button size="xs" onClick={() => setSettling({ ...one, paid: false })}>
                  {t('withdrawals.refuse')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      <SettleDialog settling={settling} onClose={() => setSettling(undefined)} changed={changed} />
    </div>
  );
}
