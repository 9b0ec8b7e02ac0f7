import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Logger } from 'pino';
import { CircuitBreaker } from '../../http-client/circuit-breaker.js';
import type { Config } from '../../config/config.js';
import type { EmailMessage } from './email-message.js';

/** A letter on its way, with what makes its second copy known as one. */
export interface OutgoingEmail {
  email: EmailMessage;
  /** The same for every try of one piece of mail. */
  messageId: string;
  /** When it was asked for; the same for every try. */
  date: Date;
}

/** What takes letters away. */
export interface MailTransport {
  /** Answers when the letter is taken. Rejects where it was not: the same letter may be given again. */
  send(outgoing: OutgoingEmail): Promise<void>;
  close(): void;
}

const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The mail server of the configuration; files in DATA_DIR where it names none. */
export function openMailTransport({ smtpUrl, mailFrom, dataDir }: Config, log: Logger): MailTransport {
  return smtpUrl === undefined
    ? fileTransport(path.join(dataDir, 'mail'), mailFrom, log)
    : smtpTransport(smtpUrl, mailFrom);
}

function smtpTransport(url: string, from: string): MailTransport {
  const server = nodemailer.createTransport({ url, pool: true, maxConnections: 2, ...timeoutsMs });
  const circuit = new CircuitBreaker({ maxFailures: 3, openMs: 15_000, isOutage: isServerOutage });
  return {
    send: async (outgoing) =>
      void (await circuit.run(() => server.sendMail(nodemailerMessage(outgoing, from)))),
    close: () => server.close(),
  };
}

/** Whatever is not the server's word about this letter. */
function isServerOutage(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code !== 'EENVELOPE' && code !== 'EMESSAGE';
}

/**
 * For machines without a mail server. Whoever reads the log may follow the link: this is how a person on their own machine
 * recovers a password.
 */
function fileTransport(folder: string, from: string, log: Logger): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (outgoing) => {
      const { email, date } = outgoing;
      const { message } = await composer.sendMail(nodemailerMessage(outgoing, from));
      const file = path.join(folder, emailFileName(outgoing, date));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Whoever waits for letters finds whole ones only.
      const temporaryFile = `${file}.part`;
      await writeFile(temporaryFile, message as Buffer, { mode: 0o600 });
      await rename(temporaryFile, file);
      log.info({ to: email.to, template: email.template, link: email.link, file }, 'mail written');
    },
    close: () => composer.close(),
  };
}

function nodemailerMessage(
  { email: { to, subject, text, html }, messageId, date }: OutgoingEmail,
  from: string,
) {
  // The address is given apart from a name, so that nothing in it is read as a second one.
  return { from, to: { name: '', address: to }, subject, text, html, messageId, date };
}

/** `20261121T053000123Z-somebody@example.com-password-reset.eml`, of letters that every file system takes. */
function emailFileName({ email: { to, template } }: OutgoingEmail, date: Date): string {
  const time = date.toISOString().replace(/[-:.]/g, '');
  return `${time}-${to.replace(/[^\w.@+-]/g, '_').slice(0, 100)}-${template}.eml`;
}
