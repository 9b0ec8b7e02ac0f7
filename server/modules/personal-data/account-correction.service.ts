import type { DataSource } from 'typeorm';
import { Account } from '../../entities/account.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { EmailChangeService } from '../accounts/email-change/email-change.service.js';
import { mapUniqueViolation } from '../accounts/unique-violation.js';
import type { AuditService } from '../platform/audit.service.js';
import { assertEmail } from '../platform/email-address.js';
import { assertPhone } from '../platform/phone-number.js';

/** Dependencies of `AccountCorrectionService`. */
interface AccountCorrectionDependencies {
  postgres: DataSource;
  audit: AuditService;
  emailChanges: EmailChangeService;
}

/** Correction of personal data by administrators, for users who cannot log in. */
export class AccountCorrectionService {
  constructor(private readonly deps: AccountCorrectionDependencies) {}

  /**
   * Changes e-mail and phone of an account.
   * @throws AppError UserNotFound, Forbidden for administrators, InvalidEmail, EmailTaken, InvalidPhone, PhoneTaken
   */
  async correct(user: AuthenticatedUser, id: number, input: { email: string; phone: string }): Promise<void> {
    const email = assertEmail(input.email);
    const phone = input.phone.trim() ? assertPhone(input.phone) : null;
    const { account: actor, address } = user;
    const { postgres, audit, emailChanges } = this.deps;
    try {
      await postgres.transaction(async (tx) => {
        const account = await tx.findOne(Account, { where: { id }, lock: { mode: 'for_no_key_update' } });
        if (!account) throw new AppError(ErrorCode.UserNotFound, { field: 'id' });
        if (account.isAdministrator && actor.administratorRole !== 'owner') {
          throw new AppError(ErrorCode.RoleForbidden);
        }
        await emailChanges.setDirectly(tx, user, account, email);
        if (account.phone === phone) return;
        await tx.update(Account, id, { phone });
        const details = { fields: 'phone' };
        await audit.record(
          { action: 'account-updated', actorId: actor.id, accountId: id, details, address },
          tx,
        );
      });
    } catch (error) {
      throw mapUniqueViolation(error) ?? error;
    }
  }
}
