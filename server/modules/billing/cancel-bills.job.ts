import type { Logger } from 'pino';
import type { Job } from '../../jobs/job-payloads.js';
import type { ReminderService } from './reminder.service.js';
import type { BillService } from './bill.service.js';

/** Cancels overdue bills, and reminds of bills and plans that end soon. */
export function cancelBillsJob(
  bills: BillService,
  reminders: ReminderService,
  log: Logger,
): Job<'cancel-bills'> {
  return async () => {
    await reminders.sendDue();
    const cancelled = await bills.cancelOverdue();
    if (cancelled > 0) log.info({ cancelled }, 'overdue bills were cancelled');
  };
}
