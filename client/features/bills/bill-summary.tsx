import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import type { BillData } from './bill-parts.js';
import styles from './bills.module.css';
import { useBillLabels } from './use-bill-labels.js';

interface BillSummaryProps {
  bill: BillData;
  /** Refunded amount in cents. */
  refundedCents?: number;
}

/** Amounts of a bill from the plan price to the total. */
export function BillSummary({ bill, refundedCents = 0 }: BillSummaryProps) {
  const { t } = useTranslation('bills');
  const { money } = useFormat();
  const labels = useBillLabels();
  const { regularCents, promoCents, promoPercent, creditCents, unusedCents, payoutCents, realCents } = bill;
  const wasPaid = bill.state === 'paid' || bill.state === 'refunded';
  return (
    <dl className={styles.sums}>
      <Line name={t(`act.${bill.act}`)}>{labels.plan(bill)}</Line>
      <Line name={t('sums.price')}>{money(regularCents)}</Line>
      {promoCents > 0 ? (
        <Line name={t('sums.promo', { percent: promoPercent })}>{formatDiscount(money(promoCents))}</Line>
      ) : null}
      {creditCents > 0 ? (
        <Line
          name={t('sums.unused')}
          note={unusedCents > creditCents ? t('sums.unusedMore', { sum: money(unusedCents) }) : undefined}
        >
          {formatDiscount(money(creditCents))}
        </Line>
      ) : null}
      {payoutCents > 0 ? <Line name={t('sums.payout')}>{formatDiscount(money(payoutCents))}</Line> : null}
      <Line name={t(wasPaid ? 'sums.total' : 'sums.toPay')} isTotal>
        {money(realCents)}
      </Line>
      {refundedCents > 0 ? (
        <Line name={t('sums.refunded')}>{formatDiscount(money(refundedCents))}</Line>
      ) : null}
    </dl>
  );
}

interface LineProps {
  name: string;
  note?: string;
  isTotal?: boolean;
  children: string;
}

function Line({ name, note, isTotal, children }: LineProps) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>
        {name}
        {note ? <span className={styles.note}>{note}</span> : null}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function formatDiscount(sum: string): string {
  return `−${sum}`;
}
