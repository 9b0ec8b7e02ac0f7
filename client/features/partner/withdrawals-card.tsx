import { useTranslation } from 'react-i18next';
import { Card } from '../../components/ui/card.js';
import { CardNote } from '../../components/ui/card-note.js';
import { SmallTable } from '../../components/ui/small-table.js';
import { Tag } from '../../components/ui/tag.js';
import { useFormat } from '../../i18n/use-format.js';
import type { Programme } from './partner-balance.js';
import styles from './partner.module.css';
import { WithdrawalForm } from './withdrawal-form.js';

interface WithdrawalsCardProps {
  programme: Programme;
  onChanged: () => Promise<void>;
}

type Withdrawal = Programme['withdrawals'][number];

/** Withdrawal form and the history of withdrawals. */
export function WithdrawalsCard({ programme, onChanged }: WithdrawalsCardProps) {
  const { t } = useTranslation('partner');
  const { withdrawals } = programme;
  return (
    <Card title={t('withdrawals.title')}>
      <div className={styles.withdrawals}>
        <WithdrawalForm programme={programme} onChanged={onChanged} />
        {withdrawals.length > 0 ? (
          <div style={{ minWidth: 0 }}>
            <WithdrawalTable withdrawals={withdrawals} />
          </div>
        ) : (
          <CardNote>{t('withdrawals.none')}</CardNote>
        )}
      </div>
    </Card>
  );
}

const tones = { asked: 'warning', paid: 'positive', refused: 'negative' } as const;

function WithdrawalTable({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const { t } = useTranslation('partner');
  const { money, momentDay } = useFormat();
  return (
    <SmallTable
      label={t('withdrawals.list')}
      rowHeight={34}
      rows={withdrawals}
      getRowKey={({ id }) => id}
      columns={[
        { key: 'asked', title: t('withdrawals.asked'), cell: ({ askedAt }) => momentDay(askedAt) },
        { key: 'sum', title: t('withdrawals.sum'), isNumber: true, cell: ({ cents }) => money(cents) },
        {
          key: 'purse',
          title: t('withdrawals.purse'),
          width: '25%',
          isQuiet: true,
          isWideOnly: true,
          cell: ({ method, purse }) => {
            const text = `${t(`withdrawals.methods.${method}`)} ${purse}`;
            return <span title={text}>{text}</span>;
          },
        },
        {
          key: 'state',
          title: t('withdrawals.state'),
          width: '30%',
          cell: ({ state, reason }) => (
            <span className={reason ? styles.reason : undefined}>
              <Tag tone={tones[state]}>{t(`withdrawals.states.${state}`)}</Tag> {reason}
            </span>
          ),
        },
        {
          key: 'settled',
          title: t('withdrawals.settled'),
          isQuiet: true,
          isWideOnly: true,
          cell: ({ settledAt }) => (settledAt ? momentDay(settledAt) : '–'),
        },
      ]}
    />
  );
}
