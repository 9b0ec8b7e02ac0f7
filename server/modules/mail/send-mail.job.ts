import type { MailService } from './mail.service.js';
import type { Job } from '../../jobs/job-payloads.js';

/** Sends a piece of mail; where the mail server does not take it, the job fails and is tried again later. */
export function sendMailJob(mail: MailService): Job<'send-mail'> {
  return ({ mail: id }) => mail.deliver(id);
}
