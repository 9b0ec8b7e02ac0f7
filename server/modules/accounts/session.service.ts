import { Not, type DataSource, type EntityManager } from 'typeorm';
import type { SessionEndReason } from '../../contract/accounts/account-vocabulary.js';
import type { Config } from '../../config/config.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { Origin, InvalidSessionReason, Visitor } from '../../request/visitor.js';
import { effectivePlan, type PlanHolder } from '../plans/effective-plan.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import { Account } from '../../entities/account.entity.js';
import { isRemoteAccessForbidden } from './demonstration-accounts.js';
import type { SessionData } from './session-data.type.js';
import { hasFirstPartySitesSql, loadPlanHolder } from './plan-holder-reader.js';
import { lockAccount } from '../platform/lock-account.js';
import { randomToken, hashToken } from '../platform/random-token.js';
import { createPreparedReader } from '../../stores/postgres/prepared-statements.js';
import { PushSubscription } from '../../entities/push-subscription.entity.js';
import { Session } from '../../entities/session.entity.js';

const dayMs = 24 * 3_600_000;

/** Minimum interval between updates of the activity time. */
const touchIntervalMs = 15_000;

const maxListedSessions = 20;

const querySessionByToken = createPreparedReader(
  'session of a cookie',
  { session: Session, account: Account, owner: Account },
  `FROM session JOIN account ON account.id = session.account_id
   LEFT JOIN account AS owner ON owner.id = account.owner_id WHERE session.token_hash = $1`,
  { hasFirstPartySites: hasFirstPartySitesSql },
);

/** A session with its user. */
export interface UserSession extends PlanHolder {
  session: Session;
  /** Reason why the session ended; null while it is active. */
  invalidReason: InvalidSessionReason | null;
}

/** A newly created session. */
export interface StartedSession extends UserSession {
  /** Cookie value. It is not stored on the server. */
  token: string;
}

interface SessionOptions {
  /** The credentials that were verified at log-in. */
  verified?: Pick<Account, 'passwordHash' | 'secondFactorAt'>;
  /** Time of the log-in; defaults to now. */
  authenticatedAt?: Date | null;
  /** The replaced session that the new one continues. */
  continuedSessionId?: number;
}

/** Login sessions: one per account, with the idle timeout of the plan. */
export class SessionService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly config: Pick<Config, 'sessionDays'>,
    private readonly planCatalog: PlanCatalog,
  ) {}

  /** Finds the session of a cookie. Null for unknown cookies and after logout. */
  async find(token: string): Promise<UserSession | null> {
    const [row] = await querySessionByToken(this.postgres, [hashToken(token)]);
    const { session, account, owner, hasFirstPartySites } = row ?? {};
    if (!session || !account || session.endReason === 'logout') return null;
    const holder = { account, owner: owner ?? account, hasFirstPartySites };
    await this.endIfExpired(session, holder);
    return { ...holder, session, invalidReason: getInvalidReason(session) };
  }

  /**
   * Creates a session and replaces the previous one. Rejects if the credentials or the session to continue changed
   * meanwhile, and for remote use of demo accounts.
   * @throws AppError AccountBlocked, WrongCredentials, SecondFactorRequired, SessionExpired
   */
  async start(accountId: number, origin: Origin, options: SessionOptions = {}): Promise<StartedSession> {
    const { authenticatedAt = this.now() } = options;
    const token = randomToken();
    return this.postgres.transaction(async (manager) => {
      const account = await lockLoginAccount(manager, accountId);
      if (isRemoteAccessForbidden(account, origin)) throw new AppError(ErrorCode.WrongCredentials);
      await assertUnchanged(manager, account, options);
      const holder = await loadPlanHolder(manager, account);
      await this.endLiveSession(manager, holder);
      const now = this.now();
      const session = manager.create(Session, {
        accountId,
        tokenHash: hashToken(token),
        createdAt: now,
        authenticatedAt,
        lastActiveAt: now,
        address: origin.address,
        userAgent: origin.userAgent,
        endedAt: null,
        endReason: null,
      });
      await manager.insert(Session, session);
      await manager.update(Account, accountId, { lastSeenAt: now });
      return { ...holder, session, invalidReason: null, token };
    });
  }

  /** The latest sessions of an account, newest first. */
  async list(accountId: number): Promise<SessionData[]> {
    const records = await this.postgres.manager.find(Session, {
      where: { accountId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: maxListedSessions,
    });
    return records.map(({ id, address, userAgent, endReason, ...session }) => ({
      id: String(id),
      address,
      userAgent,
      endReason,
      createdAt: session.createdAt.toISOString(),
      lastActiveAt: session.lastActiveAt.toISOString(),
      endedAt: session.endedAt?.toISOString() ?? null,
    }));
  }

  /** Whether the session has not ended. */
  async isActive(sessionId: number): Promise<boolean> {
    const rows: unknown[] = await this.postgres.query(
      'SELECT 1 FROM session WHERE id = $1 AND ended_at IS NULL',
      [sessionId],
    );
    return rows.length > 0;
  }

  /**
   * Whether a browser may continue its session without a password: a newer login replaced it within the idle timeout.
   */
  canTakeOver({ session, ...holder }: UserSession): boolean {
    const isReplaced = session.endReason === 'replaced' && holder.account.blockedAt === null;
    return isReplaced && !this.isTooOld(session) && session.lastActiveAt > this.idleCutoff(holder);
  }

  /** Updates the activity time, throttled. */
  async touch({ sessionId, activeAt, account }: Visitor): Promise<void> {
    const now = this.now();
    if (sessionId === null || activeAt === null || account === null) return;
    if (now.getTime() - activeAt.getTime() < touchIntervalMs) return;
    const { postgres } = this;
    await postgres.query(
      'UPDATE session SET last_active_at = $2 WHERE id = $1 AND ended_at IS NULL AND last_active_at < $2',
      [sessionId, now],
    );
    await postgres.query('UPDATE account SET last_seen_at = $2 WHERE id = $1', [account.id, now]);
  }

  /** Logs a user out and disables takeover of replaced sessions. */
  async logOut(accountId: number): Promise<void> {
    await this.postgres.transaction(async (tx) => {
      // Serializes the log-out with a concurrent takeover.
      await lockAccount(tx, accountId);
      await tx.query(
        `UPDATE session SET ended_at = coalesce(ended_at, $2),
           end_reason = CASE WHEN ended_at IS NULL THEN 'logout' ELSE 'removed' END
         WHERE account_id = $1 AND (ended_at IS NULL OR end_reason = 'replaced')`,
        [accountId, this.now()],
      );
    });
  }

  /** Disables the takeover of replaced sessions of a locked account. */
  async disableTakeover(accountId: number, tx: EntityManager): Promise<void> {
    await tx.update(Session, { accountId, endReason: 'replaced' }, { endReason: 'removed' });
  }

  /** Ends a session on logout and disables its takeover. */
  async end(sessionId: number): Promise<void> {
    await this.postgres.query(
      `UPDATE session SET ended_at = coalesce(ended_at, $2), end_reason = 'logout'
       WHERE id = $1 AND (ended_at IS NULL OR end_reason = 'replaced')`,
      [sessionId, this.now()],
    );
  }

  /**
   * Ends the active session of an account, disables takeover of replaced ones and ends the push notifications of its
   * browsers except the one with `pushToken`. Pass `transaction` to commit this together with the change that causes it.
   * The account must be locked, which serializes this with takeovers.
   */
  async endSessions(
    accountId: number,
    reason: Exclude<SessionEndReason, 'replaced' | 'idle' | 'expired'>,
    transaction: EntityManager = this.postgres.manager,
    pushToken?: string,
  ): Promise<void> {
    await transaction.query(
      `UPDATE session SET ended_at = coalesce(ended_at, $2), end_reason = $3
       WHERE account_id = $1 AND (ended_at IS NULL OR end_reason = 'replaced')`,
      [accountId, this.now(), reason],
    );
    const otherBrowsers = pushToken === undefined ? {} : { tokenHash: Not(hashToken(pushToken)) };
    await transaction.delete(PushSubscription, { accountId, ...otherBrowsers });
  }

  /** Ends the active session of an account before a new login. */
  private async endLiveSession(manager: EntityManager, holder: PlanHolder): Promise<void> {
    const now = this.now();
    await manager.query(
      `UPDATE session SET ended_at = $2, end_reason = CASE WHEN last_active_at <= $3 THEN 'idle' ELSE 'replaced' END
       WHERE account_id = $1 AND ended_at IS NULL`,
      [holder.account.id, now, this.idleCutoff(holder)],
    );
  }

  /** Lazily ends an idle session, or one of a blocked account. */
  private async endIfExpired(session: Session, holder: PlanHolder): Promise<void> {
    if (session.endedAt !== null) return;
    const reason = this.expiryReason(session, holder);
    if (reason === null) return;
    session.endedAt = this.now();
    session.endReason = reason;
    await this.postgres.query(
      'UPDATE session SET ended_at = $2, end_reason = $3 WHERE id = $1 AND ended_at IS NULL',
      [session.id, session.endedAt, reason],
    );
  }

  private expiryReason(session: Session, holder: PlanHolder): SessionEndReason | null {
    if (holder.account.blockedAt !== null) return 'blocked';
    if (this.isTooOld(session)) return 'expired';
    return session.lastActiveAt <= this.idleCutoff(holder) ? 'idle' : null;
  }

  /** A session that took over another one inherits the time of its log-in. */
  private isTooOld({ authenticatedAt, createdAt }: Session): boolean {
    const ageMs = this.now().getTime() - (authenticatedAt ?? createdAt).getTime();
    return ageMs >= this.config.sessionDays * dayMs;
  }

  /** Sessions without activity since this time are expired. */
  private idleCutoff(holder: PlanHolder): Date {
    const now = this.now();
    const { sessionMinutes } = effectivePlan(holder, now, this.planCatalog).limits;
    return new Date(now.getTime() - sessionMinutes * 60_000);
  }
}

/** Locks and loads an account for login. The lock serializes concurrent logins, so that the latest one wins. */
async function lockLoginAccount(manager: EntityManager, id: number): Promise<Account> {
  const account = await manager
    .createQueryBuilder(Account, 'account')
    .addSelect('account.passwordHash')
    .setLock('for_no_key_update')
    .where({ id })
    .getOneOrFail();
  if (account.blockedAt !== null) throw new AppError(ErrorCode.AccountBlocked);
  return account;
}

/**
 * Asserts that what the caller verified before the account was locked still holds.
 * @throws AppError WrongCredentials, SecondFactorRequired, SessionExpired
 */
async function assertUnchanged(
  manager: EntityManager,
  { id: accountId, passwordHash, secondFactorAt }: Account,
  { verified, continuedSessionId: id }: SessionOptions,
): Promise<void> {
  if (verified && passwordHash !== verified.passwordHash) throw new AppError(ErrorCode.WrongCredentials);
  if (verified?.secondFactorAt === null && secondFactorAt !== null) {
    throw new AppError(ErrorCode.SecondFactorRequired, { field: 'code' });
  }
  if (id === undefined) return;
  const isContinuable = await manager.existsBy(Session, { id, accountId, endReason: 'replaced' });
  if (!isContinuable) throw new AppError(ErrorCode.SessionExpired);
}

function getInvalidReason({ endedAt, endReason }: Session): InvalidSessionReason | null {
  if (endedAt === null) return null;
  return endReason === 'replaced' || endReason === 'idle' ? endReason : 'ended';
}
