import type { MailService } from './mail.service.js';
import type { Task } from '../../jobs/job-payloads.js';

/** Sends a piece of mail; where the mail server does not take it, the job fails and is tried again later. */
export function sendMailTask(mail: MailService): Task<'send-mail'> {
  return ({ mail: id }) => mail.deliver(id);
}
