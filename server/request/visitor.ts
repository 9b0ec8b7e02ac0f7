import type { Plan } from '../config/plans.js';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { Account } from '../entities/account.entity.js';

/** Kinds of visitors, by what they may see. Partners are any of the registered ones. */
export type VisitorKind = 'guest' | 'demo' | 'promo' | 'paid' | 'administrator';

/** Why the session that a browser still names has ended. */
export type InvalidSessionReason = 'replaced' | 'idle' | 'ended';

/** Where a request comes from. */
export type Origin = Pick<Visitor, 'address' | 'isLocal' | 'userAgent'>;

/** Who makes a request, worked out once for it from the cookie or the token. */
export interface Visitor {
  kind: VisitorKind;
  /** Null for a guest. */
  account: Account | null;
  /** The owner of a corporate account whose plan the person uses; the person's own account otherwise. Null for a guest. */
  owner: Account | null;
  /** Whether the owner has published facts of own sites; undefined where nobody looked. */
  hasOwnSites?: boolean;
  /** The plan in force now: the owner's while it is paid, else the demo; of guests and administrators their own ones. */
  plan: Plan;
  /** The live session of a browser; null for scripts and guests. */
  sessionId: number | null;
  /** The last activity of that session that was written down; null where there is no session. */
  activeAt: Date | null;
  /** Whether an API token named the account. */
  viaApiToken: boolean;
  /** Whether the server is open: everybody is its owner, and there is nothing to log in to. */
  hasOpenAccess: boolean;
  /** Set where the browser's session is over: everything but logging in is refused. */
  sessionEndReason: InvalidSessionReason | null;
  /** Whom daily limits are counted for: `account:ID` of the owner, `visitor:HASH` of a browser, or `address:HASH`. */
  quotaKey: string;
  /** Network address of the visitor. */
  address: string;
  /** Whether the request was made on this machine itself, under one of the machine's own names. */
  isLocal: boolean;
  userAgent: string;
}

/** A visitor who is logged in. */
export type AuthenticatedUser = Visitor & { account: Account; owner: Account };

/** Whether a visitor is logged in, in a session that lives. */
export function isLoggedIn(visitor: Visitor): visitor is AuthenticatedUser {
  return visitor.account !== null && visitor.owner !== null && visitor.sessionEndReason === null;
}

/** @throws AppError SessionOutOfDate or SessionExpired where the browser's session is over */
export function assertSessionActive({ sessionEndReason }: Visitor): void {
  if (sessionEndReason === 'replaced') throw new AppError(ErrorCode.SessionOutOfDate);
  if (sessionEndReason !== null) throw new AppError(ErrorCode.SessionExpired);
}

/** The visitor as a logged-in person. Throws AuthorizationRequired for a guest. */
export function requireUser(visitor: Visitor): AuthenticatedUser {
  assertSessionActive(visitor);
  const { account, owner } = visitor;
  if (account === null || owner === null) throw new AppError(ErrorCode.AuthorizationRequired);
  return { ...visitor, account, owner };
}
