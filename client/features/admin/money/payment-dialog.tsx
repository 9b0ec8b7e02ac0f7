import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.js';
import { Segmented } from '../../../components/ui/segmented.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useFormat } from '../../../i18n/use-format.js';
import styles from '../admin.module.css';
import { type Fact, FactList } from '../fact-list.js';
import { ApplyPaymentForm } from './apply-payment-form.js';
import { ConvertPaymentForm } from './convert-payment-form.js';
import type { PaymentLineFragment } from './money.generated.js';
import { usePaymentState } from './payment-form.js';
import { RefundPaymentForm } from './refund-payment-form.js';
import { SettlePaymentForm } from './settle-payment-form.js';
import { useAmount } from './use-amount.js';

interface PaymentDialogProps {
  payment: PaymentLineFragment;
  onClose: () => void;
  reload: () => Promise<void>;
}

const forms = {
  apply: ApplyPaymentForm,
  convert: ConvertPaymentForm,
  refund: RefundPaymentForm,
  settle: SettlePaymentForm,
} as const;

type PaymentOperation = keyof typeof forms;

/** A payment and the operations that its state allows. */
export function PaymentDialog({ payment, onClose, reload }: PaymentDialogProps) {
  const { t } = useTranslation('admin');
  const { success } = useToasts();
  const operations = availableOperations(payment);
  const [chosen, setChosen] = useState<PaymentOperation>();
  const operation = chosen ?? operations[0];
  const Form = operation === undefined ? undefined : forms[operation];
  const finish = async (message: string) => {
    await reload();
    success(message);
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      width={640}
      title={t('money.dialogTitle', { transaction: payment.transactionId })}
    >
      <div className={styles.stack}>
        <PaymentFacts payment={payment} />
        {operations.length > 1 ? (
          <div className={styles.scroll}>
            <Segmented
              label={t('money.ways')}
              value={operation ?? 'refund'}
              options={operations.map((value) => ({ value, label: t(`money.way.${value}`) }))}
              onChange={setChosen}
            />
          </div>
        ) : null}
        {Form ? (
          <Form key={operation} payment={payment} onClose={onClose} onDone={finish} />
        ) : (
          <p>{t('money.nothingLeft')}</p>
        )}
      </div>
    </Dialog>
  );
}

function PaymentFacts({ payment }: { payment: PaymentLineFragment }) {
  const { t } = useTranslation('admin');
  const { moment } = useFormat();
  const amount = useAmount();
  const state = usePaymentState();
  const providerNames: Readonly<Record<string, string>> = {
    cloudpayments: 'CloudPayments',
    stripe: 'Stripe',
    transfer: t('money.providers.transfer'),
    local: t('money.providers.local'),
  };
  const { email, provider, at, cents, refundedCents, currency, billId } = payment;
  const facts: Fact[] = [
    [t('money.customer'), email ?? t('money.unknownPayer')],
    [t('money.date'), moment(at)],
    [t('money.provider'), providerNames[provider] ?? provider],
    [t('money.amount'), amount(cents, currency)],
    ...(refundedCents > 0 ? [[t('money.refundedCents'), amount(refundedCents, currency)] as const] : []),
    ...(billId === null ? [] : [[t('money.bill'), String(billId)] as const]),
    [t('money.state'), state(payment)],
  ];
  return <FactList facts={facts} />;
}

/** A partly refunded payment cannot be assigned any more. */
function availableOperations({
  isUnassigned,
  cents,
  refundedCents,
  settledAt,
}: PaymentLineFragment): PaymentOperation[] {
  if (refundedCents >= cents || settledAt !== null) return [];
  if (!isUnassigned) return ['refund'];
  return refundedCents > 0 ? ['refund', 'settle'] : ['apply', 'convert', 'refund', 'settle'];
}
