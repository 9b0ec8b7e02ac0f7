import type { EntityManager } from 'typeorm';
import type { Account } from '../../entities/account.entity.js';
import { FreeDaysRequest } from '../../entities/free-days-request.entity.js';
import type { KeyEncryption } from '../platform/key-encryption.js';

/** Whether a phone belonged to the account that received the free days, or was only entered in the form. */
export type PhoneOrigin = 'account' | 'form';

/** Digest of a phone for which free days were granted. */
export function digestPhone(encryption: KeyEncryption, phone: string, origin: PhoneOrigin): Buffer {
  return encryption.digest(phone, `free days for the phone of the ${origin}`);
}

/** Replaces the phones of the granted requests of an account by digests, before the account is deleted. */
export async function digestGrantedPhones(
  tx: EntityManager,
  { id: accountId, phone: ownPhone }: Account,
  encryption: KeyEncryption,
): Promise<void> {
  for (const { id, phone, grantedUntil } of await tx.findBy(FreeDaysRequest, { accountId })) {
    if (grantedUntil === null || phone === '') continue;
    const phoneDigest = digestPhone(encryption, phone, phone === ownPhone ? 'account' : 'form');
    await tx.update(FreeDaysRequest, id, { phone: '', phoneDigest });
  }
}
