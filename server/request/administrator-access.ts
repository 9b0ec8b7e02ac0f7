import type { AdministratorRole } from '../contract/accounts/administrator-roles.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { requireUser, type Visitor } from './visitor.js';

/** Conditions for administrators that depend on the installation. */
export interface AdministratorPolicy {
  /** Whether administrators must use two-factor log-in. */
  requiresSecondFactor: boolean;
}

/**
 * Asserts that the visitor is an administrator with one of the roles. Owners have all rights.
 * @throws AppError AuthorizationRequired, AdministratorOnly, RoleForbidden, SecondFactorSetup
 */
export function assertAdministrator(
  visitor: Visitor,
  roles: readonly AdministratorRole[],
  { requiresSecondFactor }: AdministratorPolicy,
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
