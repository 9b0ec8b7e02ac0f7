import type { PaymentProviders } from '../providers/payment-providers.js';
import type { PaymentListItem } from './money-directory.service.js';
import type { AdminPayment } from './money.type.js';

/** Maps a payment to its GraphQL type. */
export function presentPayment(
  { at, settledAt, ...payment }: PaymentListItem,
  providers: PaymentProviders,
): AdminPayment {
  const isOpen = payment.refundedCents < payment.cents && settledAt === null;
  return {
    ...payment,
    isUnassigned: payment.use !== 'bill' && isOpen,
    at: at.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    isRefundable: providers.findForRefund(payment.provider) !== undefined,
  };
}
