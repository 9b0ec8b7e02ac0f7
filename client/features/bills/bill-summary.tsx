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
      <SummaryLine name={t(`act.${bill.act}`)}>{labels.plan(bill)}</SummaryLine>
      <SummaryLine name={t('sums.price')}>{money(regularCents)}</SummaryLine>
      {promoCents > 0 ? (
        <SummaryLine name={t('sums.promo', { percent: promoPercent })}>
          {formatDiscount(money(promoCents))}
        </SummaryLine>
      ) : null}
      {creditCents > 0 ? (
        <SummaryLine
          name={t('sums.unused')}
          note={unusedCents > creditCents ? t('sums.unusedMore', { sum: money(unusedCents) }) : undefined}
        >
          {formatDiscount(money(creditCents))}
        </SummaryLine>
      ) : null}
      {payoutCents > 0 ? (
        <SummaryLine name={t('sums.payout')}>{formatDiscount(money(payoutCents))}</SummaryLine>
      ) : null}
      <SummaryLine name={t(wasPaid ? 'sums.total' : 'sums.toPay')} isTotal>
        {money(realCents)}
      </SummaryLine>
      {refundedCents > 0 ? (
        <SummaryLine name={t('sums.refunded')}>{formatDiscount(money(refundedCents))}</SummaryLine>
      ) : null}
    </dl>
  );
}

interface SummaryLineProps {
  name: string;
  note?: string;
  isTotal?: boolean;
  children: string;
}

function SummaryLine({ name, note, isTotal, children }: SummaryLineProps) {
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
