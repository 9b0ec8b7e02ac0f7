import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { PlanId } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { assertAuthenticated } from '../platform/assert-authenticated.js';
import type { AuditService } from '../platform/audit.service.js';
import type { PlanHolder } from '../plans/effective-plan.js';
import { Account } from '../../entities/account.entity.js';
import type { ApiToken } from './api-token.type.js';
import type { PasswordConfirmationService } from './password-confirmation.service.js';
import { createPreparedReader } from '../../stores/postgres/prepared-statements.js';
import { hasFirstPartySitesSql } from './plan-holder-reader.js';
import { lockAccount } from '../platform/lock-account.js';
import { randomToken, hashToken } from '../platform/random-token.js';

/** Identifies our tokens in scripts and secret scanners. */
const tokenPrefix = 'rs_';

/** Number of trailing characters stored in plain text. */
const hintCharacters = 4;

/** API tokens of accounts. Only their digests are stored. */
export class ApiTokenService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly audit: AuditService,
    private readonly passwords: PasswordConfirmationService,
  ) {}

  /**
   * Issues a new token and revokes the previous one.
   * @throws AppError ApiDemo, ApiNotInPlan, PasswordRequired, WrongPassword, TooManyRequests
   */
  async regenerate(user: AuthenticatedUser, currentPassword: string | null | undefined): Promise<ApiToken> {
    assertApiAccess(user);
    await this.passwords.confirmUnlessRecent(user, currentPassword);
    const { account, address } = user;
    return this.postgres.transaction(async (manager) => {
      await lockAccount(manager, account.id);
      await assertAuthenticated(manager, user);
      const token = await issueApiToken(manager, account.id, this.now());
      await this.audit.record(
        { action: 'api-token-made', actorId: account.id, accountId: account.id, address },
        manager,
      );
      return token;
    });
  }
}

const queryTokenHolder = createPreparedReader(
  'holder of an API token',
  { account: Account, owner: Account },
  'FROM account LEFT JOIN account AS owner ON owner.id = account.owner_id WHERE account.api_token_hash = $1',
  { hasFirstPartySites: hasFirstPartySitesSql },
);

/** The account of a token; null if the token is unknown or the account is blocked. */
export async function findTokenHolder(postgres: DataSource, token: string): Promise<PlanHolder | null> {
  const [row] = await queryTokenHolder(postgres, [hashToken(token)]);
  const { account, owner, hasFirstPartySites } = row ?? {};
  return account?.blockedAt === null ? { account, owner: owner ?? account, hasFirstPartySites } : null;
}

/** Column values that revoke the account's token. */
export const clearedApiToken = { apiTokenHash: null, apiTokenHint: null, apiTokenAt: null };

/** Whether the account has a token. */
export function hasApiToken(manager: EntityManager, accountId: number): Promise<boolean> {
  return manager.existsBy(Account, { id: accountId, apiTokenHint: Not(IsNull()) });
}

/** Replaces the account's token. */
export async function issueApiToken(manager: EntityManager, accountId: number, now: Date): Promise<ApiToken> {
  const token = tokenPrefix + randomToken();
  const hint = token.slice(-hintCharacters);
  await manager.update(Account, accountId, {
    apiTokenHash: hashToken(token),
    apiTokenHint: hint,
    apiTokenAt: now,
  });
  return { token, hint, createdAt: now.toISOString() };
}

/** @throws AppError ApiDemo on the free plan, ApiNotInPlan on other plans without the API */
export function assertApiAccess({ plan }: Pick<AuthenticatedUser, 'plan'>): void {
  if (plan.limits.api) return;
  throw plan.id === PlanId.Free
    ? new AppError(ErrorCode.ApiDemo)
    : new AppError(ErrorCode.ApiNotInPlan, { plan: plan.label });
}
