import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { QueuedMail } from './queued-mail.js';
import type { MailTransport } from './mail-transport.js';
import type { EmailRenderer } from './email-renderer.js';

interface QueuedMailRow {
  letter: QueuedMail;
  queued_at: Date;
}

/** Mail of the product: queued where an action needs it, sent after the answer. */
export class MailService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly config: Pick<Config, 'publicUrl'>,
    private readonly jobs: JobQueue,
    private readonly renderer: EmailRenderer,
    private readonly transport: MailTransport,
  ) {}

  /** Queues a piece of mail; with a transaction it is sent when that commits. A mail server that is away delays it. */
  async queue(mail: QueuedMail, tx?: EntityManager): Promise<void> {
    if (!tx) return this.postgres.transaction((ownTransaction) => this.queue(mail, ownTransaction));
    const id = randomUUID();
    await tx.query('INSERT INTO mail (id, letter, queued_at) VALUES ($1, $2::jsonb, $3)', [
      id,
      JSON.stringify(mail),
      this.now(),
    ]);
    await this.jobs.add('send-mail', { mail: id }, { key: `mail ${id}`, tx });
  }

  /**
   * Sends a queued piece of mail, once: its row is locked while it is sent and says afterwards that it was. Only a process that
   * dies between the mail server's answer and that note sends it twice, under the same Message-ID.
   */
  async deliver(id: string): Promise<void> {
    await this.postgres.transaction(async (tx) => {
      const [row]: QueuedMailRow[] = await tx.query(
        'SELECT letter, queued_at FROM mail WHERE id = $1 AND sent_at IS NULL AND failure IS NULL FOR UPDATE',
        [id],
      );
      if (!row) return;
      const email = await this.renderer.render(row.letter);
      const rejection = email
        ? await this.send({ email, messageId: this.messageId(id), date: row.queued_at })
        : 'nobody to send it to';
      await tx.query('UPDATE mail SET sent_at = $2, failure = $3 WHERE id = $1', [
        id,
        rejection === null ? this.now() : null,
        rejection,
      ]);
    });
  }

  /** Answers why the letter can never be taken; null where it was. Rejects where another try may help. */
  private async send(dispatch: Parameters<MailTransport['send']>[0]): Promise<string | null> {
    try {
      await this.transport.send(dispatch);
      return null;
    } catch (error) {
      if (isPermanentRejection(error)) return error.message.slice(0, 500);
      throw error;
    }
  }

  private messageId(id: string): string {
    return `<${id}@${new URL(this.config.publicUrl).hostname}>`;
  }
}

/** The mail server said for good that it does not take this letter for this address. */
function isPermanentRejection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}
