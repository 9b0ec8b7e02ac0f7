import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../addresses/paths.js';
import { Card } from '../../components/ui/card.js';
import { StateMessage } from '../../components/ui/state-message.js';
import { useFormat } from '../../i18n/use-format.js';
import type { BillData } from './bill-parts.js';
import { BillSummary } from './bill-summary.js';
import styles from './bills.module.css';

interface ClosedBillProps {
  bill: BillData;
  /** Refunded amount in cents. */
  refundedCents: number;
  children?: ReactNode;
}

/** A closed bill: final status and amounts. */
export function ClosedBill({ bill, refundedCents, children }: ClosedBillProps) {
  const { t } = useTranslation('bills');
  const { momentDay } = useFormat();
  const state = bill.state === 'unpaid' ? 'cancelled' : bill.state;
  const date = momentDay(bill.closedAt ?? bill.dueAt);
  return (
    <div className={styles.bill}>
      <Card title={t('sums.title')} padded>
        <BillSummary bill={bill} refundedCents={refundedCents} />
      </Card>
      <div className="framed">
        <StateMessage
          title={t(`end.${state}`, { date })}
          actions={
            state === 'paid' ? (
              <Button component={Link} to={paths.home} variant="filled">
                {t('toReports')}
              </Button>
            ) : (
              <Button component={Link} to={paths.pricing} variant="filled">
                {t('toPlans')}
              </Button>
            )
          }
        >
          {t(`end.${state}Text`)}
        </StateMessage>
      </div>
      {children}
    </div>
  );
}
