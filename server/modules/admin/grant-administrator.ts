import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { Account } from '../../entities/account.entity.js';
import { assertEmail } from '../platform/email-address.js';
import type { AuditService } from '../platform/audit.service.js';

/**
 * Grants the administrator role from the command line. Idempotent.
 * @throws AppError InvalidEmail, UserNotFound
 */
export async function grantAdministrator(
  emailInput: string,
  postgres: DataSource,
  audit: AuditService,
): Promise<Account> {
  const email = assertEmail(emailInput);
  return postgres.transaction(async (tx) => {
    const account = await tx.findOne(Account, {
      where: { email },
      lock: { mode: 'for_no_key_update' },
    });
    if (!account) throw new AppError(ErrorCode.UserNotFound);
    if (account.isAdministrator) return account;
    await tx.update(Account, account.id, { isAdministrator: true });
    const details = { by: 'command' };
    await audit.record({ action: 'administrator-made', actorId: null, accountId: account.id, details }, tx);
    return { ...account, isAdministrator: true };
  });
}
