import type { DataSource } from 'typeorm';
import { findPlanIn } from '../../config/plan-set.js';
import { PlanId } from '../../config/plans.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { findLatestPlan, findPlanInForce, hasSeat } from '../plans/effective-plan.js';
import type { PlanCatalog } from '../plans/plan-catalog.js';
import { hexDigest } from '../platform/digest.js';
import { presentPlanSpans } from '../plans/plan-change.type.js';
import type { AccountData } from './account-data.type.js';

const dayMs = 24 * 3_600_000;

/** Account details from related tables. */
interface AccountDetails {
  logoAt: Date | null;
  domains: string[];
  pushEnabled: boolean;
  hadFreeDays: boolean;
  pendingEmail: string | null;
}

/** Loads the account data that users see about themselves. */
export class AccountDataService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly planCatalog: PlanCatalog,
  ) {}

  /** The account of the current user. */
  async load(user: AuthenticatedUser): Promise<AccountData> {
    const { account, owner, plan } = user;
    const details = await loadDetails(this.postgres, user, this.now());
    const isTeamMember = owner.id !== account.id;
    return {
      id: account.id,
      email: account.email,
      pendingEmail: details.pendingEmail,
      phone: account.phone,
      language: account.language,
      isAdministrator: account.isAdministrator,
      ownerEmail: isTeamMember ? owner.email : null,
      ownerId: isTeamMember ? owner.id : null,
      plan,
      ...getPaymentDetails(user, this.now(), this.planCatalog),
      wishedPlan:
        account.requestedPlanId === null ? null : (findPlanIn(user.planSet, account.requestedPlanId) ?? null),
      wishedTerm: account.requestedTerm,
      hasApiToken: account.apiTokenHint !== null,
      apiTokenHint: account.apiTokenHint,
      apiTokenAt: account.apiTokenAt?.toISOString() ?? null,
      logo: details.logoAt && `/panel/logo/${account.id}?v=${details.logoAt.getTime()}`,
      domains: details.domains,
      pushEnabled: details.pushEnabled,
      hasFreeDays:
        this.planCatalog.current.freeTrial.days > 0 &&
        !isTeamMember &&
        plan.id === PlanId.Free &&
        !details.hadFreeDays,
      createdAt: account.createdAt.toISOString(),
    };
  }
}

/** Payment details of the plan in force. A team member's plan is paid by the owner. */
function getPaymentDetails({ account, owner }: AuthenticatedUser, now: Date, catalog: PlanCatalog) {
  const inForce = findPlanInForce(owner, now);
  const isPaid = inForce !== null && hasSeat({ account, owner }, catalog.getPlan(inForce));
  return {
    paidUntil: findLatestPlan(owner, now)?.until.toISOString() ?? null,
    planSchedule: isPaid ? presentPlanSpans(owner.planSchedule, now, catalog) : [],
    daysLeft: isPaid ? Math.ceil((inForce.until.getTime() - now.getTime()) / dayMs) : 0,
    isPaid,
    isRecurring: account.subscriptionId > 0,
    subscriptionId: account.subscriptionId,
    lastPaidCents: account.lastPaidCents,
  };
}

async function loadDetails(
  postgres: DataSource,
  { account }: AuthenticatedUser,
  now: Date,
): Promise<AccountDetails> {
  const [details]: [AccountDetails] = await postgres.query(
    `SELECT
       (SELECT updated_at FROM account_logo WHERE account_id = $1) AS "logoAt",
       ARRAY(SELECT domain FROM account_domain WHERE account_id = $1 ORDER BY added_at, domain) AS domains,
       EXISTS (SELECT 1 FROM push_subscription WHERE account_id = $1 AND expires_at > $3) AS "pushEnabled",
       EXISTS (
         SELECT 1 FROM demo_request WHERE (account_id = $1 OR email IN ($2, $4)) AND granted_until IS NOT NULL
       ) AS "hadFreeDays",
       (SELECT email FROM email_change
        WHERE account_id = $1 AND confirmed_at IS NULL AND expires_at > $3) AS "pendingEmail"`,
    [account.id, account.email, now, hexDigest(account.email)],
  );
  return details;
}
