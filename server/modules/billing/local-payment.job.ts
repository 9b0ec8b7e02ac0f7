import type { Job } from '../../jobs/job-payloads.js';
import type { PaymentService } from './payment.service.js';
import type { Providers } from './providers/providers.js';

/** Pays a bill without money; nothing where money is meant. */
export function localPaymentJob(payments: PaymentService, { local }: Providers): Job<'local-payment'> {
  return async ({ order }) => {
    if (local) await payments.payLocally(local, order);
  };
}
