import { useTranslation } from 'react-i18next';
import type { PaymentLineFragment } from './money.generated.js';
import { useAmount } from './use-amount.js';

/** Properties of the forms in the payment dialog. */
export interface PaymentFormProps {
  payment: PaymentLineFragment;
  onClose: () => void;
  /** Reloads the list, closes the dialog and shows the message. */
  onDone: (message: string) => Promise<void>;
}

/** Formats the allocation of a payment. */
export function usePaymentState(): (payment: PaymentLineFragment) => string {
  const { t } = useTranslation('admin');
  const amount = useAmount();
  return ({ use, billId, cents, refundedCents, settledAt, currency }) => {
    if (refundedCents >= cents) return t('money.paymentState.refunded');
    if (refundedCents > 0) return t('money.partlyRefunded', { sum: amount(refundedCents, currency) });
    if (settledAt !== null) return t('money.paymentState.closed');
    return use === 'bill'
      ? t('money.paymentState.bill', { bill: billId ?? '' })
      : t('money.paymentState.unassigned');
  };
}
