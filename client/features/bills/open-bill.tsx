import { useReducer, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../components/ui/card.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { Banner } from '../../components/ui/banner.js';
import type { BillData } from './bill-parts.js';
import { BillSummary } from './bill-summary.js';
import { type BillPaymentQuery, useBillPaymentQuery } from './bills.generated.js';
import styles from './bills.module.css';
import type { OtherPaymentMethod } from './other-payment-method.js';
import { defaultMethod, paymentChoiceReducer } from './payment-choice.js';
import { PaymentForm } from './payment-form.js';
import { PartnerBalanceForm } from './partner-balance-form.js';
import { PromoForm } from './promo-form.js';
import { useFormat } from '../../i18n/use-format.js';
import { useBillLabels } from './use-bill-labels.js';
import { refetchAll } from '../../graphql/transport/refetch-all.js';
import { cardWidgetScript } from '../../lib/page/document-meta.js';

/** The issued invoice of an open bill. Its sum is fixed, so the bill accepts no further discounts. */
interface OpenInvoice {
  number: number;
  cents: number;
  url: string;
}

interface OpenBillProps {
  bill: BillData;
  invoice?: OpenInvoice | null;
  otherMethods: readonly OtherPaymentMethod[];
  /** Refetches the bill. */
  reload: () => Promise<void>;
}

/** An open bill: amounts, discounts and payment. */
export function OpenBill({ bill, ...paymentProps }: OpenBillProps) {
  const { t } = useTranslation('bills');
  const labels = useBillLabels();
  const { data, error, refetch } = useBillPaymentQuery({ fetchPolicy: 'network-only' });
  return (
    <div className={styles.bill}>
      <Card title={t('sums.title')} padded>
        <BillSummary bill={bill} />
        <p className={styles.due}>{t('due', { moment: labels.moment(bill.dueAt) })}</p>
        {paymentProps.invoice ? <InvoiceNote {...paymentProps.invoice} /> : null}
      </Card>
      {data ? (
        <Payment bill={bill} payment={data} reloadPayment={refetch} {...paymentProps} />
      ) : (
        <Card title={t('pay.title')} padded>
          {error ? (
            <ErrorBanner title={t('pay.failed')} error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={5} height={34} />
          )}
        </Card>
      )}
    </div>
  );
}

interface PaymentProps extends OpenBillProps {
  payment: BillPaymentQuery;
  /** Refetches the partner balance. */
  reloadPayment: () => Promise<unknown>;
}

function InvoiceNote({ number, cents, url }: OpenInvoice) {
  const { t } = useTranslation('bills');
  const { money } = useFormat();
  return (
    <p className={styles.due}>
      <a href={url}>{t('invoice.link', { number, sum: money(cents) })}</a> {t('invoice.note')}
    </p>
  );
}

function Payment({ bill, invoice, payment, reloadPayment, otherMethods, reload }: PaymentProps) {
  const { t } = useTranslation('bills');
  const [query] = useSearchParams();
  const { way: method, canSubscribe } = payment.autopay;
  const { balanceCents } = payment.partnerProgramme;
  useReloadForWidget(method === 'widget');
  const [choice, dispatch] = useReducer(paymentChoiceReducer, {
    method: query.get('pay') === 'wallet' ? 'wallet' : defaultMethod,
    isPartnerOpen: false,
    wantsToRecur: payment.autopay.default,
  });
  const onPaid = async () => {
    dispatch({ do: 'paidFromBalance' });
    await refetchAll(reload(), reloadPayment());
  };
  const hasDiscounts = !invoice && (bill.promoCodeId === 0 || (balanceCents > 0 && bill.realCents > 0));
  return (
    <>
      {hasDiscounts ? (
        <Card title={t('discounts')} padded className={styles.discountCard}>
          <div className={styles.discounts}>
            {bill.promoCodeId === 0 ? (
              <PromoForm id={bill.id} suggestedCode={payment.offeredPromoCode} reload={reload} />
            ) : null}
            {balanceCents > 0 && bill.realCents > 0 ? (
              <PartnerBalanceForm
                bill={bill}
                balanceCents={balanceCents}
                isOpen={choice.isPartnerOpen}
                onOpen={(partnerChoice) => dispatch({ do: 'partner', partnerChoice })}
                onPaid={onPaid}
              />
            ) : null}
          </div>
        </Card>
      ) : null}
      <Card title={t('pay.title')} padded className={styles.payment}>
        <div className={styles.stack}>
          {method === 'local' ? <Banner>{t('local.note')}</Banner> : null}
          {method === null && otherMethods.length === 0 && bill.realCents > 0 ? (
            <Banner>{t('pay.unavailable')}</Banner>
          ) : (
            <PaymentForm
              bill={bill}
              choice={choice}
              dispatch={dispatch}
              canSubscribe={canSubscribe}
              otherMethods={otherMethods}
              reload={reload}
            />
          )}
        </div>
      </Card>
    </>
  );
}

/**
 * Reloads the page once if its CSP blocks the card widget: the server sends the permissive CSP only with a full page
 * load of the bill.
 */
function useReloadForWidget(needsWidget: boolean): void {
  useEffect(() => {
    if (needsWidget && cardWidgetScript() === undefined && !wasLoadedAtCurrentPath()) {
      window.location.reload();
    }
  }, [needsWidget]);
}

function wasLoadedAtCurrentPath(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && new URL(navigation.name).pathname === window.location.pathname;
}
