import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { type TariffCalculationQuery, useTariffCalculationQuery } from './purchase.generated.js';
import styles from './purchase-summary.module.css';
import type { Buyer, PurchaseRequest } from './purchase-request.js';

type Calculation = TariffCalculationQuery['tariffCalculation'];

interface PurchaseSummaryProps {
  request: PurchaseRequest;
  buyer: Buyer;
}

/** Totals of a purchase with their breakdown, calculated by the server. */
export function PurchaseSummary({ request, buyer }: PurchaseSummaryProps) {
  const { t } = useTranslation('purchase');
  const { action, plan, term } = request;
  const { data, error, refetch } = useTariffCalculationQuery({
    variables: { act: action, plan: plan.id, term: term.term },
    // The credit for unused days decreases while the page is open.
    fetchPolicy: 'no-cache',
  });
  return (
    <div className={styles.place} aria-live="polite">
      {data ? (
        <Totals request={request} buyer={buyer} totals={data.tariffCalculation} />
      ) : error ? (
        <ErrorBanner title={t('sum.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} height={28} />
      )}
    </div>
  );
}

function Totals({ request, buyer, totals }: PurchaseSummaryProps & { totals: Calculation }) {
  const { t } = useTranslation('purchase');
  const { money, term: formatTerm } = useFormat();
  const notes = usePurchaseNotes(request, buyer, totals);
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t('sum.price', { plan: request.plan.label, term: formatTerm(request.term) })}</dt>
          <dd>{money(totals.regularCents)}</dd>
        </div>
        {totals.creditCents > 0 && (
          <div>
            <dt>{t('sum.unused', { plan: buyer.plan.label })}</dt>
            <dd>−{money(totals.creditCents)}</dd>
          </div>
        )}
        <div className={styles.whole}>
          <dt>{t('sum.pay')}</dt>
          <dd>{money(totals.realCents)}</dd>
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

/** Notes about the purchase: start and end of the term, and the treatment of unused days. */
function usePurchaseNotes(
  { plan }: PurchaseRequest,
  { plan: currentPlan }: Buyer,
  totals: Calculation,
): string[] {
  const { t } = useTranslation('purchase');
  const { integer, momentDay, money } = useFormat();
  const paidUntilDay = momentDay(totals.paidUntil);
  const notes: string[] = [
    t(`sum.ends.${totals.act}`, { plan: plan.label, from: momentDay(totals.startsAt), until: paidUntilDay }),
  ];
  const forfeitedCents = totals.unusedCents - totals.creditCents;
  if (forfeitedCents > 0) notes.push(t('sum.longer', { rest: money(forfeitedCents) }));
  if (totals.givenDays > 0) {
    notes.push(
      t('sum.givenAway', {
        plan: currentPlan.label,
        days: integer(totals.givenDays),
        count: totals.givenDays,
      }),
    );
  }
  return notes;
}
