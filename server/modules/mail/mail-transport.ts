import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import { CircuitBreaker } from '../../http-client/circuit-breaker.js';
import type { Config } from '../../config/config.js';
import { getMailFolder } from './mail-folder.js';
import type { EmailMessage } from './email-message.js';

/** An e-mail for delivery, with the id that identifies duplicates. */
export interface OutgoingEmail {
  email: EmailMessage;
  /** Message-ID; the same for all attempts. */
  messageId: string;
  /** Queue time; the same for all attempts. */
  date: Date;
}

/** Delivers e-mails. */
export interface MailTransport {
  /** Resolves when the e-mail is accepted. Rejects otherwise; the same e-mail can be retried. */
  send(outgoing: OutgoingEmail): Promise<void>;
  close(): void;
}

const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** SMTP transport if configured, otherwise files in DATA_DIR. */
export function openMailTransport({ smtpUrl, mailFrom, dataDir }: Config, log: Logger): MailTransport {
  return smtpUrl === undefined
    ? createFileTransport(getMailFolder(dataDir), mailFrom, log)
    : createSmtpTransport(smtpUrl, mailFrom);
}

function createSmtpTransport(url: string, from: string): MailTransport {
  const server = nodemailer.createTransport({ url, pool: true, maxConnections: 2, ...timeoutsMs });
  const circuit = new CircuitBreaker({ maxFailures: 3, openMs: 15_000, isOutage: isServerOutage });
  return {
    send: async (outgoing) =>
      void (await circuit.run(() => server.sendMail(toNodemailerMessage(outgoing, from)))),
    close: () => server.close(),
  };
}

/** Any error that is not about the individual e-mail counts as an outage for the circuit breaker. */
function isServerOutage(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code !== 'EENVELOPE' && code !== 'EMESSAGE';
}

/** File transport for servers without SMTP. The link is logged, so that a local user can reset a password. */
function createFileTransport(folder: string, from: string, log: Logger): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (outgoing) => {
      const { email, date } = outgoing;
      const { message } = await composer.sendMail(toNodemailerMessage(outgoing, from));
      const file = path.join(folder, formatEmailFileName(outgoing, date));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Atomic write (temporary file and rename): readers never see partial files.
      const temporaryFile = `${file}.part`;
      await writeFile(temporaryFile, message as Buffer, { mode: 0o600 });
      await rename(temporaryFile, file);
      // The log contains no e-mail addresses.
      log.info({ template: email.template, link: email.link }, 'mail written');
    },
    close: () => composer.close(),
  };
}

function toNodemailerMessage(
  { email: { to, subject, text, html }, messageId, date }: OutgoingEmail,
  from: string,
) {
  // Passed as an object, so that nodemailer cannot parse several addresses from it.
  return { from, to: { name: '', address: to }, subject, text, html, messageId, date };
}

/** `20261121T053000123Z-somebody@example.com-password-reset.eml`, with characters valid on all file systems. */
function formatEmailFileName({ email: { to, template } }: OutgoingEmail, date: Date): string {
  const time = date.toISOString().replace(/[-:.]/g, '');
  return `${time}-${to.replace(/[^\w.@+-]/g, '_').slice(0, 100)}-${template}.eml`;
}
