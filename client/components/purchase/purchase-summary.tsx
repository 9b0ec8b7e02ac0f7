import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { SkeletonRows } from '../ui/skeleton.js';
import { type TariffCalculationQuery, useTariffCalculationQuery } from './purchase.generated.js';
import styles from './purchase-summary.module.css';
import type { Buyer, PurchaseWish } from './purchase-request.js';

type Calculation = TariffCalculationQuery['tariffCalculation'];

interface PurchaseSumsProps {
  wish: PurchaseWish;
  buyer: Buyer;
}

/** What a purchase comes to now, as the server works it out, and how that is made up. */
export function PurchaseSums({ wish, buyer }: PurchaseSumsProps) {
  const { t } = useTranslation('purchase');
  const { act, plan, term } = wish;
  const { data, error, refetch } = useTariffCalculationQuery({
    variables: { act, plan: plan.id, term: term.term },
    // Unused days get fewer while the page is open.
    fetchPolicy: 'no-cache',
  });
  return (
    <div className={styles.place} aria-live="polite">
      {data ? (
        <Sums wish={wish} buyer={buyer} sums={data.tariffCalculation} />
      ) : error ? (
        <ErrorBanner title={t('sum.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} height={28} />
      )}
    </div>
  );
}

function Sums({ wish, buyer, sums }: PurchaseSumsProps & { sums: Calculation }) {
  const { t } = useTranslation('purchase');
  const { money, term: lengthOf } = useFormat();
  const notes = useNotes(wish, buyer, sums);
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t('sum.price', { plan: wish.plan.label, term: lengthOf(wish.term) })}</dt>
          <dd>{money(sums.regularCents)}</dd>
        </div>
        {sums.creditCents > 0 && (
          <div>
            <dt>{t('sum.unused', { plan: buyer.plan.label })}</dt>
            <dd>−{money(sums.creditCents)}</dd>
          </div>
        )}
        <div className={styles.whole}>
          <dt>{t('sum.pay')}</dt>
          <dd>{money(sums.realCents)}</dd>
        </div>
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}

/** When it begins and ends, and what becomes of days that are left. */
function useNotes({ plan }: PurchaseWish, { plan: own }: Buyer, sums: Calculation): string[] {
  const { t } = useTranslation('purchase');
  const { integer, momentDay, money } = useFormat();
  const until = momentDay(sums.paidUntil);
  const notes: string[] = [
    t(`sum.ends.${sums.act}`, { plan: plan.label, from: momentDay(sums.startsAt), until }),
  ];
  const rest = sums.unusedCents - sums.creditCents;
  if (rest > 0) notes.push(t('sum.longer', { rest: money(rest) }));
  if (sums.givenDays > 0) {
    notes.push(t('sum.givenAway', { plan: own.label, days: integer(sums.givenDays), count: sums.givenDays }));
  }
  return notes;
}
