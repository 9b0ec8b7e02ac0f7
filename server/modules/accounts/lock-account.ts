import type { EntityManager } from 'typeorm';
import { Account } from '../../entities/account.entity.js';

/** Locks an account until the transaction ends, so that changes of one account take turns; nothing where it is no more. */
export async function lockAccount(tx: EntityManager, id: number): Promise<void> {
  await tx.query('SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE', [id]);
}

/** Locks an account in the same way and reads it as it is from then on. Throws where it is no more. */
export function lockAndLoadAccount(tx: EntityManager, id: number): Promise<Account> {
  return tx.findOneOrFail(Account, { where: { id }, lock: { mode: 'for_no_key_update' } });
}
