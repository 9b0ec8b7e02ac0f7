import type { MailService } from './mail.service.js';
import type { Job } from '../../jobs/job-payloads.js';

/** Delivers an e-mail. On SMTP failures the job fails and is retried. */
export function sendMailJob(mail: MailService): Job<'send-mail'> {
  return ({ mail: id }) => mail.deliver(id);
}
