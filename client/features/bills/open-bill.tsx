import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Card } from '../../components/ui/card.js';
import { ErrorBanner } from '../../components/ui/error-banner.js';
import { SkeletonRows } from '../../components/ui/skeleton.js';
import { Banner } from '../../components/ui/banner.js';
import type { BillData } from './bill-parts.js';
import { BillSums } from './bill-summary.js';
import { type BillPaymentQuery, useBillPaymentQuery } from './bills.generated.js';
import styles from './bills.module.css';
import type { OtherWay } from './other-payment-method.js';
import { firstMethod, nextChoice } from './pay-choice.js';
import { PayForm } from './pay-form.js';
import { PayoutForm } from './payout-form.js';
import { PromoForm } from './promo-form.js';
import { useBillWords } from './use-bill-words.js';
import { useOwnDocument } from './use-own-document.js';
import { refetchAll } from '../../graphql/refetch-all.js';

interface OpenBillProps {
  bill: BillData;
  otherWays: readonly OtherWay[];
  /** Reads the bill anew. */
  changed: () => Promise<void>;
}

/** A bill that is to be paid: its sums, what makes it cheaper, and the payment. */
export function OpenBill({ bill, ...rest }: OpenBillProps) {
  const { t } = useTranslation('bills');
  const words = useBillWords();
  const { data, error, refetch } = useBillPaymentQuery({ fetchPolicy: 'network-only' });
  return (
    <div className={styles.bill}>
      <Card title={t('sums.title')} padded>
        <BillSums bill={bill} />
        <p className={styles.due}>{t('due', { moment: words.moment(bill.dueAt) })}</p>
      </Card>
      {data ? (
        <Payment bill={bill} payment={data} reread={refetch} {...rest} />
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
  /** Reads the balance anew. */
  reread: () => Promise<unknown>;
}

function Payment({ bill, payment, reread, otherWays, changed }: PaymentProps) {
  const { t } = useTranslation('bills');
  const [query] = useSearchParams();
  const { way: method, canSubscribe } = payment.autopay;
  const { balanceCents } = payment.partnerProgramme;
  useOwnDocument(method === 'widget');
  const [choice, dispatch] = useReducer(nextChoice, {
    method: query.get('pay') === 'wallet' ? 'wallet' : firstMethod,
    isPartnerOpen: false,
    wantsToRecur: payment.autopay.default,
  });
  const onPaid = async () => {
    dispatch({ do: 'paidFromBalance' });
    await refetchAll(changed(), reread());
  };
  const hasDiscounts = bill.promoCodeId === 0 || (balanceCents > 0 && bill.realCents > 0);
  return (
    <>
      {hasDiscounts ? (
        <Card title={t('discounts')} padded>
          <div className={styles.discounts}>
            {bill.promoCodeId === 0 ? (
              <PromoForm id={bill.id} offered={payment.offeredPromoCode} changed={changed} />
            ) : null}
            {balanceCents > 0 && bill.realCents > 0 ? (
              <PayoutForm
                bill={bill}
                balanceCents={balanceCents}
                isOpen={choice.isPartnerOpen}
                onOpen={(open) => dispatch({ do: 'partner', open })}
                onPaid={onPaid}
              />
            ) : null}
          </div>
        </Card>
      ) : null}
      <Card title={t('pay.title')} padded className={styles.payment}>
        <div className={styles.stack}>
          {method === 'local' ? <Banner>{t('local.note')}</Banner> : null}
          {method === null && otherWays.length === 0 && bill.realCents > 0 ? (
            <Banner>{t('pay.unavailable')}</Banner>
          ) : (
            <PayForm
              bill={bill}
              choice={choice}
              dispatch={dispatch}
              canSubscribe={canSubscribe}
              otherWays={otherWays}
              changed={changed}
            />
          )}
        </div>
      </Card>
    </>
  );
}
