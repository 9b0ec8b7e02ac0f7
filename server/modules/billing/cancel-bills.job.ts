import type { Logger } from 'pino';
import type { Job } from '../../jobs/job-payloads.js';
import type { BillService } from './bill.service.js';

/** Cancels overdue bills. */
export function cancelBillsJob(bills: BillService, log: Logger): Job<'cancel-bills'> {
  return async () => {
    const cancelled = await bills.cancelOverdue();
    if (cancelled > 0) log.info({ cancelled }, 'overdue bills were cancelled');
  };
}
