import type { Job } from '../../jobs/job-payloads.js';
import type { LocalPaymentService } from './local-payment.service.js';

/** Ends a payment without money as its payer said. */
export function localPaymentJob(payments: LocalPaymentService): Job<'local-payment'> {
  return ({ order, answer }) => payments.emitEvents(order, answer);
}
