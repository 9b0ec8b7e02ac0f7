import type { EntityManager } from 'typeorm';
import type { Localised } from '../../contract/language/localised.js';

interface AccountNotification {
  title: Localised;
  link: string;
  at: Date;
}

/** Adds a notification for an account. */
export async function notifyAccount(
  tx: EntityManager,
  accountId: number,
  { title: { en, ru }, link, at }: AccountNotification,
): Promise<void> {
  await tx.query(
    'INSERT INTO system_notification (title_en, title_ru, link, account_id, started_at) VALUES ($1, $2, $3, $4, $5)',
    [en, ru, link, accountId, at],
  );
}

/** Adds a notification for every active administrator. */
export async function notifyAdministrators(
  tx: EntityManager,
  { en, ru }: Localised,
  link: string,
  at: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO system_notification (title_en, title_ru, link, account_id, started_at)
     SELECT $1, $2, $3, id, $4 FROM account WHERE is_administrator AND blocked_at IS NULL`,
    [en, ru, link, at],
  );
}
