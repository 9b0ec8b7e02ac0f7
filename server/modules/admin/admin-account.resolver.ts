import { FieldResolver, Resolver, Root } from 'type-graphql';
import type { EmailChangeService } from '../accounts/email-change/email-change.service.js';
import type { IdentityService } from '../accounts/identity.service.js';
import { SessionData } from '../accounts/session-data.type.js';
import type { SessionService } from '../accounts/session.service.js';
import type { PartnerService } from '../billing/partner.service.js';
import { CompanyData } from '../billing/bank-transfer/invoice.type.js';
import { AdminPartner } from '../billing/partner.type.js';
import type { TeamService } from '../team/team.service.js';
import { TeamMember } from '../team/team.type.js';
import type { UsageMeterService } from '../limits/usage-meter.service.js';
import { UsageMeter } from '../limits/usage-meter.type.js';
import type { ListedAccount } from './account-directory.service.js';
import { AdminAccount, AuditEntry, Referrer } from './admin-account.type.js';
import type { AccountReferralService } from './account-referral.service.js';
import type { AuditFilter, AuditLogService } from './audit-log.service.js';

/** Dependencies of `AdminAccountResolver`. */
interface AdminAccountDependencies {
  meter: UsageMeterService;
  identity: IdentityService;
  emailChanges: EmailChangeService;
  sessions: SessionService;
  team: TeamService;
  auditLog: AuditLogService;
  partners: PartnerService;
  referrals: AccountReferralService;
}

/** Account fields that are loaded on demand. */
@Resolver(() => AdminAccount)
export class AdminAccountResolver {
  constructor(private readonly deps: AdminAccountDependencies) {}

  @FieldResolver(() => UsageMeter, { description: 'Usage of the daily limits.' })
  usage(@Root() { holder }: ListedAccount): Promise<UsageMeter> {
    return this.deps.meter.getUsage(
      this.deps.identity.fromAccount(holder, { address: '', isLocal: false, userAgent: '' }),
    );
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'New e-mail that is not confirmed yet; null without one.',
  })
  pendingEmail(@Root() { id }: ListedAccount): Promise<string | null> {
    return this.deps.emailChanges.findPendingEmail(id);
  }

  @FieldResolver(() => [SessionData], { description: 'The latest 20 sessions, newest first.' })
  sessions(@Root() { id }: ListedAccount): Promise<SessionData[]> {
    return this.deps.sessions.list(id);
  }

  @FieldResolver(() => [TeamMember], { description: 'Team members of the account, sorted by e-mail.' })
  users(@Root() { id }: ListedAccount): Promise<TeamMember[]> {
    return this.deps.team.findMembers(id);
  }

  @FieldResolver(() => AdminPartner, { description: 'State of the account in the affiliate programme.' })
  partner(@Root() { id }: ListedAccount): Promise<AdminPartner> {
    return this.deps.partners.getStateOfAccount(id);
  }

  @FieldResolver(() => CompanyData, {
    nullable: true,
    description: 'Company details for bank transfers; null if none were entered.',
  })
  company(@Root() { id }: ListedAccount): Promise<CompanyData | null> {
    return this.deps.referrals.findCompany(id);
  }

  @FieldResolver(() => Referrer, {
    nullable: true,
    description: 'The partner who referred the account; null if there is none.',
  })
  referrer(@Root() { id }: ListedAccount): Promise<Referrer | null> {
    return this.deps.referrals.findReferrer(id);
  }

  @FieldResolver(() => [AuditEntry], {
    description: 'The latest 50 audit log entries with this account as actor or target.',
  })
  async audit(@Root() { id }: ListedAccount): Promise<AuditEntry[]> {
    return (await this.deps.auditLog.findPage(1, allEntriesOf(id))).items;
  }
}

function allEntriesOf(accountId: number): AuditFilter {
  return { accountId, action: null, search: '', from: null, to: null };
}
