import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { Browser } from '../../request/browser.js';
import type { AuthenticatedUser, Visitor } from '../../request/visitor.js';
import type { AuditService } from '../platform/audit.service.js';
import { Account } from '../../entities/account.entity.js';
import { normaliseEmail } from '../platform/email-address.js';
import type { IdentityService } from './identity.service.js';
import type { LoginAttempts } from './login-attempts.js';
import { hashPassword, needsRehash, verifyPassword } from './password.js';
import type { SecondFactorService } from './second-factor.service.js';
import type { UserSession, SessionService, StartedSession } from './session.service.js';

/** The visitor and browser of a login request. */
export interface Caller {
  visitor: Visitor;
  browser: Browser;
}

/** Input of a log-in. */
interface Credentials {
  email: string;
  password: string;
  /** Code of the authenticator app, or a recovery code. */
  code?: string | null;
}

interface LoginDependencies {
  postgres: DataSource;
  audit: AuditService;
  sessions: SessionService;
  identity: IdentityService;
  attempts: LoginAttempts;
  secondFactors: SecondFactorService;
}

/** Login, logout and session takeover. */
export class LoginService {
  constructor(private readonly deps: LoginDependencies) {}

  /**
   * Logs a user in by e-mail, password and the code of a second factor, if it is on. Neither the response nor its
   * timing reveals whether the account exists.
   * @throws AppError WrongCredentials, AccountBlocked, SecondFactorRequired, WrongSecondFactor, TooManyRequests
   */
  async logIn({ email, password, code }: Credentials, caller: Caller): Promise<AuthenticatedUser> {
    const normalizedEmail = normaliseEmail(email) ?? email;
    const { sessions, attempts, secondFactors } = this.deps;
    const { address } = caller.visitor;
    const startedSession = await attempts
      .attemptLogin(normalizedEmail, address, async () => {
        const account = await this.verifyCredentials(normalizedEmail, password);
        await secondFactors.verify(account, code, caller.visitor);
        return sessions.start(account.id, caller.visitor, { verified: account });
      })
      .catch((error: unknown) => this.recordFailure(error, normalizedEmail, address));
    const { id } = startedSession.account;
    await this.recordEvent('logged-in', id, address);
    return this.attachSession(startedSession, caller);
  }

  /**
   * Logs in a user who was authenticated in another way, such as by a link in an e-mail.
   * @throws AppError AccountBlocked
   */
  async loginAs(accountId: number, caller: Caller): Promise<AuthenticatedUser> {
    return this.attachSession(await this.deps.sessions.start(accountId, caller.visitor), caller);
  }

  /** Logs the browser out and returns a guest visitor. */
  async logOut({ visitor, browser }: Caller): Promise<Visitor> {
    if (visitor.sessionId !== null && visitor.account !== null) {
      await this.deps.sessions.logOut(visitor.account.id);
      await this.recordEvent('logged-out', visitor.account.id, visitor.address);
    } else {
      const session = await this.findSession(browser);
      if (session) await this.deps.sessions.end(session.session.id);
    }
    browser.clearSession();
    return this.deps.identity.asGuest(visitor, browser);
  }

  /** Clears the cookie of a session that was deleted with its account, and returns a guest visitor. */
  leaveDeletedAccount({ visitor, browser }: Caller): Visitor {
    browser.clearSession();
    return this.deps.identity.asGuest(visitor, browser);
  }

  /**
   * Continues a session that a newer login replaced, and ends the newer one.
   * @throws AppError SessionExpired if takeover is not allowed, AuthorizationRequired without a session
   */
  async takeOver(caller: Caller): Promise<Visitor> {
    const { sessions } = this.deps;
    const { browser, visitor } = caller;
    if (visitor.sessionId !== null) return visitor;
    const endedSession = await this.findSession(browser);
    if (!endedSession) throw new AppError(ErrorCode.AuthorizationRequired);
    if (!sessions.canTakeOver(endedSession)) throw new AppError(ErrorCode.SessionExpired);
    // A takeover needs no password, so it does not count as an authentication.
    const { id: continuedSessionId, authenticatedAt } = endedSession.session;
    const startedSession = await sessions.start(endedSession.account.id, visitor, {
      authenticatedAt,
      continuedSessionId,
    });
    const user = await this.attachSession(startedSession, caller);
    await sessions.end(endedSession.session.id);
    await this.recordEvent('session-taken-over', endedSession.account.id, visitor.address);
    return user;
  }

  private recordEvent(
    action: 'logged-in' | 'logged-out' | 'session-taken-over',
    id: number | null,
    address: string,
  ): Promise<void> {
    return this.deps.audit.record({ action, actorId: id, accountId: id, address });
  }

  /** Records a failed login. The account lookup takes equally long for unknown e-mails. */
  private async recordFailure(error: unknown, email: string, address: string): Promise<never> {
    if (error instanceof AppError && error.code === ErrorCode.WrongCredentials) {
      const account = await this.deps.postgres.manager.findOneBy(Account, { email });
      const accountId = account?.id ?? null;
      await this.deps.audit.record({
        action: 'login-failed',
        actorId: null,
        accountId,
        address,
        details: { email },
      });
    }
    throw error;
  }

  /** Whether the browser may continue its ended session. */
  async canTakeOver(browser: Browser): Promise<boolean> {
    const endedSession = await this.findSession(browser);
    return endedSession !== null && this.deps.sessions.canTakeOver(endedSession);
  }

  /** E-mail of the browser's active or ended session; null without one. */
  async lastSessionEmail(browser: Browser): Promise<string | null> {
    return (await this.findSession(browser))?.account.email ?? null;
  }

  private async findSession({ session }: Browser): Promise<UserSession | null> {
    return session === undefined ? null : this.deps.sessions.find(session);
  }

  /** Stores the session in the browser and ends a previous session of another account. */
  private async attachSession(
    startedSession: StartedSession,
    { visitor, browser }: Caller,
  ): Promise<AuthenticatedUser> {
    if (visitor.sessionId !== null) await this.deps.sessions.end(visitor.sessionId);
    browser.setSession(startedSession.token);
    return this.deps.identity.fromSession(startedSession, visitor);
  }

  /** Verifies a password and upgrades an outdated hash. */
  private async verifyCredentials(
    email: string,
    password: string,
  ): Promise<Pick<Account, 'id' | 'secondFactorAt'> & { passwordHash: string }> {
    const { manager } = this.deps.postgres;
    const account = await manager.findOne(Account, {
      where: { email },
      select: { id: true, passwordHash: true, secondFactorAt: true },
    });
    const hash = account?.passwordHash ?? null;
    const isValid = await verifyPassword(hash, password);
    if (!isValid || account === null || hash === null) throw new AppError(ErrorCode.WrongCredentials);
    if (!needsRehash(hash)) return { ...account, passwordHash: hash };
    await this.upgradeHash(account.id, hash, password);
    // A concurrent login may have upgraded the hash first, so it is read again.
    return this.verifyCredentials(email, password);
  }

  private async upgradeHash(id: number, passwordHash: string, password: string): Promise<void> {
    const upgradedHash = await hashPassword(password);
    await this.deps.postgres.manager.update(Account, { id, passwordHash }, { passwordHash: upgradedHash });
  }
}
