import type { Job } from '../../jobs/job-payloads.js';
import type { LocalPaymentService } from './local-payment.service.js';

/** Completes a test payment with the outcome that the payer selected. */
export function localPaymentJob(payments: LocalPaymentService): Job<'local-payment'> {
  return ({ order, answer }) => payments.emitEvents(order, answer);
}
