import type { PlanSet } from '../config/plan-set.js';
import type { Plan } from '../config/plans.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { Account } from '../entities/account.entity.js';

/** Kind of a visitor, which determines access and scheduling weight. */
export type VisitorKind = 'guest' | 'demo' | 'promo' | 'paid' | 'administrator';

/** Reason why the browser's session is no longer valid. */
export type InvalidSessionReason = 'replaced' | 'idle' | 'ended';

/** Network origin of a request: address, locality and user agent. */
export type Origin = Pick<Visitor, 'address' | 'isLocal' | 'userAgent'>;

/** The visitor who makes a request, identified by session cookie or API token. */
export interface Visitor {
  kind: VisitorKind;
  /** Null for a guest. */
  account: Account | null;
  /** Owner of the plan: the team owner or the account itself. Null for a guest. */
  owner: Account | null;
  /** Whether the owner has published first-party data. Undefined if not looked up. */
  hasFirstPartySites?: boolean;
  /** The plan in force: the owner's paid plan or the free plan. Guests and administrators have their own. */
  plan: Plan;
  /** The plans that the owner can buy. */
  planSet: PlanSet;
  /** Active browser session. Null for API tokens and guests. */
  sessionId: number | null;
  /** Latest recorded activity of the session. */
  activeAt: Date | null;
  /** Time of the log-in behind the session. Null for API tokens and guests. */
  authenticatedAt: Date | null;
  /** Whether an API token identified the account. */
  viaApiToken: boolean;
  /** Whether the server runs with open access, so that every visitor is the owner. */
  hasOpenAccess: boolean;
  /** Set if the browser's session is no longer valid. Everything but a login is rejected. */
  sessionEndReason: InvalidSessionReason | null;
  /** Key of the daily quota: `account:ID` of the owner, `visitor:HASH` of a browser or `address:HASH`. */
  quotaKey: string;
  /** Network address. */
  address: string;
  /** Whether the request comes from this machine under a loopback name. */
  isLocal: boolean;
  userAgent: string;
}

/** A visitor who is logged in. */
export type AuthenticatedUser = Visitor & { account: Account; owner: Account };

/** Whether the visitor has a valid session or token. */
export function isLoggedIn(visitor: Visitor): visitor is AuthenticatedUser {
  return visitor.account !== null && visitor.owner !== null && visitor.sessionEndReason === null;
}

/** @throws AppError SessionOutOfDate or SessionExpired if the session is no longer valid */
export function assertSessionActive({ sessionEndReason }: Visitor): void {
  if (sessionEndReason === 'replaced') throw new AppError(ErrorCode.SessionOutOfDate);
  if (sessionEndReason !== null) throw new AppError(ErrorCode.SessionExpired);
}

/**
 * The visitor as an authenticated user.
 * @throws AppError AuthorizationRequired for a guest
 */
export function requireUser(visitor: Visitor): AuthenticatedUser {
  assertSessionActive(visitor);
  const { account, owner } = visitor;
  if (account === null || owner === null) throw new AppError(ErrorCode.AuthorizationRequired);
  return { ...visitor, account, owner };
}
