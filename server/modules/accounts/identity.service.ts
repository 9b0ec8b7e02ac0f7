import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config.js';
import type { PlanSet } from '../../config/plan-set.js';
import { PlanId } from '../../config/plans.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { Browser } from '../../request/browser.js';
import { getNetwork } from '../../request/network.js';
import type { Origin, AuthenticatedUser, Visitor } from '../../request/visitor.js';
import { effectivePlan, hasSeat, visitorKindOf, type PlanHolder } from '../plans/effective-plan.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import { findTokenHolder } from './api-token.service.js';
import { isRemoteAccessForbidden } from './demonstration-accounts.js';
import { hexDigest } from '../platform/digest.js';
import type { OpenAccessOwnerService } from './open-access-owner.service.js';
import { findPlanHolder } from './plan-holder-reader.js';
import type { UserSession, SessionService } from './session.service.js';

/** Credentials and origin of a request, without the browser cookies. */
interface RequestCredentials extends Origin {
  /** The API token; undefined if the request has none. */
  token: string | undefined;
}

interface IdentityDependencies {
  postgres: DataSource;
  now: () => Date;
  sessions: SessionService;
  openOwner: OpenAccessOwnerService;
  access: Config['access'];
  planCatalog: PlanCatalog;
}

/** Authenticates requests. */
export class IdentityService {
  constructor(private readonly deps: IdentityDependencies) {}

  /**
   * Resolves the visitor of a request.
   * @throws AppError InvalidToken
   */
  async identify({ token, ...origin }: RequestCredentials, browser: Browser): Promise<Visitor> {
    await this.deps.planCatalog.refresh();
    if (this.deps.access === 'open') {
      return { ...this.fromAccount(await this.deps.openOwner.loadHolder(), origin), hasOpenAccess: true };
    }
    if (token !== undefined) return this.fromToken(token, origin);
    const userSession = browser.session === undefined ? null : await this.deps.sessions.find(browser.session);
    if (!userSession || isRemoteAccessForbidden(userSession.account, origin)) {
      return this.asGuest(origin, browser);
    }
    if (userSession.invalidReason) {
      return {
        ...this.asGuest(origin, browser),
        sessionEndReason: userSession.invalidReason,
      };
    }
    return this.fromSession(userSession, origin);
  }

  /**
   * Authenticates an API token. An invalid token is rejected even if the request also has a session cookie.
   * @throws AppError InvalidToken
   */
  private async fromToken(token: string, origin: Origin): Promise<AuthenticatedUser> {
    const holder = await findTokenHolder(this.deps.postgres, token);
    if (!holder || isRemoteAccessForbidden(holder.account, origin)) {
      throw new AppError(ErrorCode.InvalidToken);
    }
    return { ...this.fromAccount(holder, origin), viaApiToken: true };
  }

  /** The user of an active session. */
  fromSession(userSession: UserSession, origin: Origin): AuthenticatedUser {
    const { id, lastActiveAt, authenticatedAt } = userSession.session;
    const user = this.fromAccount(userSession, origin);
    return { ...user, sessionId: id, activeAt: lastActiveAt, authenticatedAt };
  }

  /** The user of an account, without a session. */
  fromAccount(
    { account, owner, hasFirstPartySites }: PlanHolder,
    { address, isLocal, userAgent }: Origin,
  ): AuthenticatedUser {
    const { planCatalog } = this.deps;
    const now = this.deps.now();
    const plan = effectivePlan({ account, owner }, now, planCatalog);
    const ownerPlan = effectivePlan({ account: owner, owner }, now, planCatalog);
    return {
      kind: visitorKindOf(plan),
      account,
      owner,
      hasFirstPartySites,
      plan,
      planSet: planCatalog.getPlanSet(owner.id),
      address,
      isLocal,
      userAgent,
      sessionId: null,
      activeAt: null,
      authenticatedAt: null,
      viaApiToken: false,
      sessionEndReason: null,
      hasOpenAccess: false,
      // Members without a seat of the owner's plan use the quotas of their own free plan.
      quotaKey: `account:${hasSeat({ account, owner }, ownerPlan) ? owner.id : account.id}`,
    };
  }

  /** Reloads the account of a user after a change. */
  async reload(visitor: AuthenticatedUser): Promise<AuthenticatedUser> {
    const holder = await findPlanHolder(this.deps.postgres.manager, { id: visitor.account.id });
    if (!holder) return visitor;
    const { sessionId, activeAt, authenticatedAt, viaApiToken, hasOpenAccess } = visitor;
    const user = this.fromAccount(holder, visitor);
    return { ...user, sessionId, activeAt, authenticatedAt, viaApiToken, hasOpenAccess };
  }

  /** The visitor as a guest in the same browser. */
  asGuest(origin: Origin, browser: Browser): Visitor {
    return createGuestVisitor(origin, guestQuotaKey(origin, browser), this.deps.planCatalog.current);
  }
}

function createGuestVisitor(
  { address, isLocal, userAgent }: Origin,
  quotaKey: string,
  planSet: PlanSet,
): Visitor {
  return {
    kind: 'guest',
    account: null,
    owner: null,
    plan: planSet.byId[PlanId.Guest],
    planSet,
    address,
    isLocal,
    userAgent,
    quotaKey,
    sessionId: null,
    activeAt: null,
    authenticatedAt: null,
    viaApiToken: false,
    sessionEndReason: null,
    hasOpenAccess: false,
  };
}

/** Quota key of a guest: the browser, or the network if the browser sends no cookie. */
function guestQuotaKey({ address }: Origin, { visitor }: Browser): string {
  return visitor === undefined ? addressQuotaKey(address) : `visitor:${hexDigest(visitor)}`;
}

/** Shared quota key of all guests in a network. The address is hashed for privacy. */
export function addressQuotaKey(address: string): string {
  return `address:${hexDigest(getNetwork(address))}`;
}
