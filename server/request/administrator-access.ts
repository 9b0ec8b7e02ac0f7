import type { AdministratorRole } from '../contract/accounts/administrator-roles.js';
import type { Localised } from '../contract/language/localised.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { isRecentlyAuthenticated } from './recent-authentication.js';
import { requireUser, type Visitor } from './visitor.js';

/** Conditions for administrators that depend on the installation. */
export interface AdministratorPolicy {
  /** Whether administrators must use two-factor log-in. */
  requiresSecondFactor: boolean;
  now: () => Date;
}

/**
 * Asserts that the visitor is an administrator with one of the roles. Owners have all rights.
 * @throws AppError AuthorizationRequired, AdministratorOnly, RoleForbidden, SecondFactorSetup
 */
export function assertAdministrator(
  visitor: Visitor,
  roles: readonly AdministratorRole[],
  { requiresSecondFactor }: Pick<AdministratorPolicy, 'requiresSecondFactor'>,
): void {
  const { account } = requireUser(visitor);
  if (!account.isAdministrator) throw new AppError(ErrorCode.AdministratorOnly);
  if (account.administratorRole !== 'owner' && !roles.includes(account.administratorRole)) {
    throw new AppError(ErrorCode.RoleForbidden);
  }
  if (requiresSecondFactor && !visitor.hasOpenAccess && account.secondFactorAt === null) {
    throw new AppError(ErrorCode.SecondFactorSetup);
  }
}

/** @throws AppError Forbidden with an API token */
export function assertBrowser({ viaApiToken }: Visitor): void {
  if (viaApiToken) throw new AppError(ErrorCode.Forbidden, { what: browserOnlyMessage });
}

/** @throws AppError PasswordRequired unless the user logged in, or confirmed the password, a short time ago */
export function assertRecentLogin(visitor: Visitor, now: Date): void {
  if (!isRecentlyAuthenticated(visitor, now)) {
    throw new AppError(ErrorCode.PasswordRequired, { field: 'currentPassword' });
  }
}

const browserOnlyMessage: Localised = {
  en: 'this needs a log-in, an API token is not enough',
  ru: 'для этого нужен вход, API-токена недостаточно',
};
