import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { JobQueue } from './jobs/job-queue.js';
import { createAccountServices, type AccountServices } from './modules/accounts/account-services.js';
import { ResetTokens } from './modules/accounts/reset-tokens.js';
import { AuditService } from './modules/admin/audit.service.js';
import { openMailTransport } from './modules/mail/mail-transport.js';
import { MailService } from './modules/mail/mail.service.js';
import { LetterWriter } from './modules/mail/write-letter.js';
import { PushSender } from './modules/notifications/push-sender.js';
import { PushService } from './modules/notifications/push.service.js';
import type { OutgoingRules } from './outgoing/outgoing.js';

/** What the services of the process work with. */
export interface ServiceParts {
  config: Config;
  postgres: DataSource;
  log: Logger;
  /** The clock; tests move it. Rules about time ask it, never the database's own clock. */
  now(): Date;
  /** What calls to addresses that visitors name may reach. */
  outgoing: OutgoingRules;
}

/** The services that live as long as the process: those of accounts, limits, mail and messages. */
export interface AppServices extends AccountServices {
  readonly parts: ServiceParts;
  /** The log of who did what. */
  readonly audit: AuditService;
  /** What is done after the answer. */
  readonly jobs: JobQueue;
  /** Links of recovery letters. */
  readonly resetTokens: ResetTokens;
  readonly mail: MailService;
  /** Messages to browsers. */
  readonly pushes: PushService;
  /** Ends what the services hold open. */
  close(): void;
}

/** Makes the services of one process. */
export function createAppServices(parts: ServiceParts): AppServices {
  const jobs = new JobQueue(parts.postgres);
  const resetTokens = new ResetTokens(parts);
  const transport = openMailTransport(parts.config, parts.log);
  const sender = new PushSender(parts.postgres, parts.config, parts.outgoing);
  return {
    parts,
    ...createAccountServices(parts),
    audit: new AuditService(parts),
    jobs,
    resetTokens,
    mail: new MailService(parts, jobs, new LetterWriter(parts, resetTokens), transport),
    pushes: new PushService(parts, jobs, sender),
    close: () => {
      transport.close();
      sender.close();
    },
  };
}
