import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { DelegatedRole } from '../../contract/accounts/administrator-roles.js';
import type { Localised } from '../../contract/language/localised.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import type { QueuedMail } from './queued-mail.js';
import type { MailTransport } from './mail-transport.js';
import type { EmailRenderer } from './email-renderer.js';

interface QueuedMailRow {
  letter: QueuedMail;
  queued_at: Date;
}

/** Dependencies of the queue. */
export interface MailQueueDependencies {
  now: () => Date;
  jobs: JobQueue;
}

/** Dependencies of `MailService`. */
interface MailDependencies extends MailQueueDependencies {
  postgres: DataSource;
  config: Pick<Config, 'publicUrl'>;
  renderer: EmailRenderer;
  transport: MailTransport;
}

/** Queues an e-mail, which is sent only if the transaction commits. */
export async function queueMail(
  tx: EntityManager,
  mail: QueuedMail,
  { now, jobs }: MailQueueDependencies,
): Promise<void> {
  const id = randomUUID();
  await tx.query('INSERT INTO mail (id, letter, queued_at) VALUES ($1, $2::jsonb, $3)', [
    id,
    JSON.stringify(mail),
    now(),
  ]);
  await jobs.add('send-mail', { mail: id }, { key: `mail ${id}`, tx });
}

/** Transactional e-mail, delivered by background jobs. */
export class MailService {
  constructor(private readonly deps: MailDependencies) {}

  /** Queues an e-mail. Pass `tx` to send it only if the transaction commits. SMTP outages delay it. */
  async queue(mail: QueuedMail, tx?: EntityManager): Promise<void> {
    if (!tx) return this.deps.postgres.transaction((transaction) => this.queue(mail, transaction));
    await queueMail(tx, mail, this.deps);
  }

  /** Queues a notice to the owners and to the administrators with the role that handles it. */
  async queueOperatorNotice(
    tx: EntityManager,
    { text, path, role }: { text: Localised; path: string; role: DelegatedRole },
  ): Promise<void> {
    const administrators: { id: number }[] = await tx.query(
      `SELECT id FROM account WHERE is_administrator AND administrator_role IN ('owner', $1)
         AND NOT is_demonstration AND blocked_at IS NULL AND password_hash IS NOT NULL`,
      [role],
    );
    for (const { id } of administrators) {
      await this.queue({ kind: 'operator-notice', accountId: id, path, text }, tx);
    }
  }

  /**
   * Delivers a queued e-mail. The row lock prevents concurrent delivery. After a crash between acceptance and commit
   * it is sent again with the same Message-ID.
   */
  async deliver(id: string): Promise<void> {
    await this.deps.postgres.transaction(async (tx) => {
      const [row]: QueuedMailRow[] = await tx.query(
        'SELECT letter, queued_at FROM mail WHERE id = $1 AND sent_at IS NULL AND failure IS NULL FOR UPDATE',
        [id],
      );
      if (!row) return;
      const email = await this.deps.renderer.render(row.letter);
      const rejection = email
        ? await this.send({ email, messageId: this.messageId(id), date: row.queued_at })
        : 'the recipient no longer exists';
      await tx.query('UPDATE mail SET sent_at = $2, failure = $3 WHERE id = $1', [
        id,
        rejection === null ? this.deps.now() : null,
        rejection,
      ]);
    });
  }

  /** Returns the permanent rejection, or null on success. Throws on temporary failures. */
  private async send(outgoing: Parameters<MailTransport['send']>[0]): Promise<string | null> {
    try {
      await this.deps.transport.send(outgoing);
      return null;
    } catch (error) {
      if (isPermanentRejection(error)) return error.message.slice(0, 500);
      throw error;
    }
  }

  private messageId(id: string): string {
    return `<${id}@${new URL(this.deps.config.publicUrl).hostname}>`;
  }
}

/** Whether the server permanently rejected this e-mail or recipient. */
function isPermanentRejection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500;
}
