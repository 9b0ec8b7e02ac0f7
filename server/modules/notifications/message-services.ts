import type { ServiceParts } from '../../app-services.js';
import { JobQueue } from '../../jobs/job-queue.js';
import type { AccountServices } from '../accounts/account-services.js';
import type { Account } from '../accounts/account.entity.js';
import { PasswordResetService } from '../accounts/password-reset.service.js';
import { ResetTokens } from '../accounts/reset-tokens.js';
import type { AuditService } from '../admin/audit.service.js';
import { DemoService } from '../demo/demo.service.js';
import { openMailTransport } from '../mail/mail-transport.js';
import { MailService } from '../mail/mail.service.js';
import { LetterWriter } from '../mail/write-letter.js';
import { NotificationService } from './notification.service.js';
import { PushSender } from './push-sender.js';
import { PushService } from './push.service.js';

/** How people are reached, and what is done after the answer. */
export interface MessageServices {
  /** What is done after the answer. */
  readonly jobs: JobQueue;
  readonly mail: MailService;
  /** Messages to browsers. */
  readonly pushes: PushService;
  /** What people are told of at the bell. */
  readonly notifications: NotificationService;
  /** Links of recovery letters. */
  readonly resetTokens: ResetTokens;
  /** Ways back for those who do not know their password or login. */
  readonly passwordResets: PasswordResetService;
  /** Free days of a paid plan. */
  readonly demos: DemoService;
  /** Ends what these services hold open. */
  close(): void;
}

/** Makes the services of messages; new accounts are welcomed from then on. */
export function createMessageServices(
  parts: ServiceParts,
  people: AccountServices & { audit: AuditService },
): MessageServices {
  const jobs = new JobQueue(parts.postgres);
  const resetTokens = new ResetTokens(parts);
  const transport = openMailTransport(parts.config, parts.log);
  const mail = new MailService(parts, jobs, new LetterWriter(parts, resetTokens), transport);
  const sender = new PushSender(parts.postgres, parts.config, parts.outgoing);
  const demos = new DemoService(parts, { audit: people.audit, jobs, mail });
  people.registration.onRegistered.push((account) => welcome(account, parts, { mail, demos }));
  return {
    jobs,
    mail,
    pushes: new PushService(parts, jobs, sender),
    notifications: new NotificationService(parts),
    resetTokens,
    passwordResets: new PasswordResetService(parts, { ...people, mail, resetTokens }),
    demos,
    close: () => {
      transport.close();
      sender.close();
    },
  };
}

/** A letter, and the free days that were asked for with the e-mail before. */
async function welcome(
  account: Account,
  { postgres }: ServiceParts,
  { mail, demos }: Pick<MessageServices, 'mail' | 'demos'>,
): Promise<void> {
  await postgres.transaction(async (tx) => {
    await mail.queue({ kind: 'registered', accountId: account.id }, tx);
    await demos.grantWaiting(account, tx);
  });
}
