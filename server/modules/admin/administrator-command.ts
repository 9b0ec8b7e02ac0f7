import type { DataSource, EntityManager } from 'typeorm';
import type { AdministratorRole } from '../../contract/accounts/administrator-roles.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { Account } from '../../entities/account.entity.js';
import { removeSecondFactor } from '../accounts/second-factor.service.js';
import { type MailQueueDependencies, queueMail } from '../mail/mail.service.js';
import { assertEmail } from '../platform/email-address.js';
import type { AuditService } from '../platform/audit.service.js';

interface CommandDependencies {
  postgres: DataSource;
  audit: AuditService;
}

/**
 * Makes an account an administrator from the command line. Idempotent.
 * @throws AppError InvalidEmail, UserNotFound
 */
export function grantAdministrator(
  email: string,
  role: AdministratorRole,
  { postgres, audit }: CommandDependencies,
): Promise<Account> {
  return withLockedAccount(email, postgres, async (tx, account) => {
    if (account.isAdministrator && account.administratorRole === role) return;
    await tx.update(Account, account.id, { isAdministrator: true, administratorRole: role });
    const details = { by: 'command', role };
    await audit.record({ action: 'administrator-made', actorId: null, accountId: account.id, details }, tx);
  });
}

/**
 * Turns off the two-factor log-in of an account whose device is lost and informs its user by e-mail.
 * @throws AppError InvalidEmail, UserNotFound
 */
export function resetSecondFactor(
  email: string,
  { postgres, audit, ...queue }: CommandDependencies & MailQueueDependencies,
): Promise<Account> {
  return withLockedAccount(email, postgres, async (tx, account) => {
    const wasEnabled = account.secondFactorAt !== null;
    await removeSecondFactor(tx, account.id);
    if (wasEnabled) await queueMail(tx, { kind: 'second-factor-disabled', accountId: account.id }, queue);
    const details = { by: 'command' };
    await audit.record({ action: 'second-factor-reset', actorId: null, accountId: account.id, details }, tx);
  });
}

async function withLockedAccount(
  emailInput: string,
  postgres: DataSource,
  change: (tx: EntityManager, account: Account) => Promise<void>,
): Promise<Account> {
  const email = assertEmail(emailInput);
  return postgres.transaction(async (tx) => {
    const account = await tx.findOne(Account, {
      where: { email },
      lock: { mode: 'for_no_key_update' },
    });
    if (!account) throw new AppError(ErrorCode.UserNotFound);
    await change(tx, account);
    return account;
  });
}
