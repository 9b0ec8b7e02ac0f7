import type { EntityManager } from 'typeorm';
import { Account } from '../../entities/account.entity.js';

/** Locks an account row until the transaction ends, to serialize its changes. No-op if the account was deleted. */
export async function lockAccount(tx: EntityManager, id: number): Promise<void> {
  await tx.query('SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE', [id]);
}

/** Locks an account row and loads it. Throws if the account was deleted. */
export function lockAndLoadAccount(tx: EntityManager, id: number): Promise<Account> {
  return tx.findOneOrFail(Account, { where: { id }, lock: { mode: 'for_no_key_update' } });
}
