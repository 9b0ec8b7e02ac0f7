import type { Job } from '../../jobs/job-payloads.js';
import type { LocalPayments } from './local-payments.service.js';

/** Ends a payment without money as its payer said. */
export function localPaymentJob(payments: LocalPayments): Job<'local-payment'> {
  return ({ order, answer }) => payments.tell(order, answer);
}
