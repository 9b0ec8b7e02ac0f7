import 'reflect-metadata';
import { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { BasesAndVersions1763700000000 } from '../../../migrations/postgres/1763700000000-bases-and-versions.js';
import { DocumentedBases1763700000001 } from '../../../migrations/postgres/1763700000001-documented-bases.js';
import { People1763800000000 } from '../../../migrations/postgres/1763800000000-people.js';
import { Mail1763800000001 } from '../../../migrations/postgres/1763800000001-mail.js';
import { Attempts1763800000002 } from '../../../migrations/postgres/1763800000002-attempts.js';
import { SavedFilters1763900000000 } from '../../../migrations/postgres/1763900000000-saved-filters.js';
import { DerivedForm1764000000000 } from '../../../migrations/postgres/1764000000000-derived-form.js';
import { PageTreeSetting1764000000001 } from '../../../migrations/postgres/1764000000001-page-tree-setting.js';
import { ConfirmedEmails1764000000002 } from '../../../migrations/postgres/1764000000002-confirmed-emails.js';
import { Tasks1764100000000 } from '../../../migrations/postgres/1764100000000-tasks.js';
import { Uploads1764100000100 } from '../../../migrations/postgres/1764100000100-uploads.js';
import { OwnFacts1764100000200 } from '../../../migrations/postgres/1764100000200-own-facts.js';
import { KeptSnapshots1764100000300 } from '../../../migrations/postgres/1764100000300-kept-snapshots.js';
import { BaseFacts1764200000000 } from '../../../migrations/postgres/1764200000000-base-facts.js';
import { KeptChoices1764400000000 } from '../../../migrations/postgres/1764400000000-kept-choices.js';
import { GroupReports1764600000000 } from '../../../migrations/postgres/1764600000000-group-reports.js';
import { GroupEdits1764600000100 } from '../../../migrations/postgres/1764600000100-group-edits.js';
import { ToolRuns1764700000000 } from '../../../migrations/postgres/1764700000000-tool-runs.js';
import { GroupLinkMakers1764700000100 } from '../../../migrations/postgres/1764700000100-group-link-makers.js';
import { GroupTeams1764800000500 } from '../../../migrations/postgres/1764800000500-group-teams.js';
import { Bills1764800001000 } from '../../../migrations/postgres/1764800001000-bills.js';
import { Partners1764800001100 } from '../../../migrations/postgres/1764800001100-partners.js';
import { UnreadPages1764900000000 } from '../../../migrations/postgres/1764900000000-unread-pages.js';
import { Invoices1765000000100 } from '../../../migrations/postgres/1765000000100-invoices.js';
import { PartnerLinks1765000000200 } from '../../../migrations/postgres/1765000000200-partner-links.js';
import { Clusterings1765200000000 } from '../../../migrations/postgres/1765200000000-clusterings.js';
import { RequestKeys1765000000300 } from '../../../migrations/postgres/1765000000300-request-keys.js';
import { NextPayments1765000000400 } from '../../../migrations/postgres/1765000000400-next-payments.js';
import { Positions1765100000000 } from '../../../migrations/postgres/1765100000000-positions.js';
import { PositionScopes1765300000000 } from '../../../migrations/postgres/1765300000000-position-scopes.js';
import { SnapshotExpiry1765400000200 } from '../../../migrations/postgres/1765400000200-snapshot-expiry.js';
import { DamagedGenerations1765400000500 } from '../../../migrations/postgres/1765400000500-damaged-generations.js';
import { SessionAuthentication1765400000600 } from '../../../migrations/postgres/1765400000600-session-authentication.js';
import { Reminders1765400001210 } from '../../../migrations/postgres/1765400001210-reminders.js';
import { SecondFactors1765400001200 } from '../../../migrations/postgres/1765400001200-second-factors.js';
import { TaskInterruptions1765400000700 } from '../../../migrations/postgres/1765400000700-task-interruptions.js';
import { PlanPeriods1765400001000 } from '../../../migrations/postgres/1765400001000-plan-periods.js';
import { OperatorTools1765400001100 } from '../../../migrations/postgres/1765400001100-operator-tools.js';
import { EmailChanges1765400001300 } from '../../../migrations/postgres/1765400001300-email-changes.js';
import { SessionExpiry1765400001310 } from '../../../migrations/postgres/1765400001310-session-expiry.js';
import { GuardBillTerm1765400001621 } from '../../../migrations/postgres/1765400001621-guard-bill-term.js';
import { StoredPositionRanges1765400001641 } from '../../../migrations/postgres/1765400001641-stored-position-ranges.js';
import { OwnRows1765401000100 } from '../../../migrations/postgres/1765401000100-own-rows.js';
import { HeaderReadings1765401000200 } from '../../../migrations/postgres/1765401000200-header-readings.js';
import { UploadContentHash1765402600100 } from '../../../migrations/postgres/1765402600100-upload-content-hash.js';
import { PageRules1765402600200 } from '../../../migrations/postgres/1765402600200-page-rules.js';
import { GuardDeletedAccounts1765402600300 } from '../../../migrations/postgres/1765402600300-guard-deleted-accounts.js';
import { FreeDaysPhones1765402600400 } from '../../../migrations/postgres/1765402600400-free-days-phones.js';
import { PlanSettings1765400002000 } from '../../../migrations/postgres/1765400002000-plan-settings.js';
import { AccountDomain } from '../../entities/account-domain.entity.js';
import { AccountLogo } from '../../entities/account-logo.entity.js';
import { Account } from '../../entities/account.entity.js';
import { PasswordReset } from '../../entities/password-reset.entity.js';
import { ClusteringEditRecord } from '../../entities/clustering-edit.entity.js';
import { ClusteringRecord } from '../../entities/clustering.entity.js';
import { SecondFactor } from '../../entities/second-factor.entity.js';
import { Session } from '../../entities/session.entity.js';
import { AccessCodeRecord } from '../../entities/access-code.entity.js';
import { AuditRecord } from '../../entities/audit-record.entity.js';
import { EmailChange } from '../../entities/email-change.entity.js';
import { Invitation } from '../../entities/invitation.entity.js';
import { Base } from '../../entities/base.entity.js';
import { Generation } from '../../entities/generation.entity.js';
import { GroupReportRecord } from '../../entities/group-report.entity.js';
import { ToolRunRecord } from '../../entities/tool-run.entity.js';
import { GroupLinkRecord } from '../../entities/group-link.entity.js';
import { GroupEditRecord } from '../../entities/group-edit.entity.js';
import { GroupVersionRecord } from '../../entities/group-version.entity.js';
import { ImportJob } from '../../entities/import-job.entity.js';
import { FirstPartyGeneration } from '../../entities/first-party-generation.entity.js';
import { FirstPartySite } from '../../entities/first-party-site.entity.js';
import { PositionCheckRecord } from '../../entities/position-check.entity.js';
import { PositionKeywordRecord } from '../../entities/position-keyword.entity.js';
import { PositionProjectRecord } from '../../entities/position-project.entity.js';
import { PositionRegionRecord } from '../../entities/position-region.entity.js';
import { PositionRunRecord } from '../../entities/position-run.entity.js';
import { SerpKeyRecord } from '../../entities/serp-key.entity.js';
import { Snapshot } from '../../entities/snapshot.entity.js';
import { PlanRequestRecord } from '../../entities/plan-request.entity.js';
import { FreeDaysRequest } from '../../entities/free-days-request.entity.js';
import { PushSubscription } from '../../entities/push-subscription.entity.js';
import { Notification } from '../../entities/system-notification.entity.js';
import { PageTreeSettingRecord } from '../../entities/page-tree-setting.entity.js';
import { SavedFilterRecord } from '../../entities/saved-filter.entity.js';
import { PromoCodeRecord } from '../../entities/promo-code.entity.js';
import { PartnerRecord } from '../../entities/partner.entity.js';
import { ReferralRecord } from '../../entities/referral.entity.js';
import { RewardRecord } from '../../entities/reward.entity.js';
import { WithdrawalRecord } from '../../entities/withdrawal.entity.js';
import { BillRecord } from '../../entities/bill.entity.js';
import { PayerRecord } from '../../entities/company.entity.js';
import { InvoiceRecord } from '../../entities/invoice.entity.js';
import { PaymentActionRecord } from '../../entities/payment-action.entity.js';
import { PlanSettingsRecord } from '../../entities/plan-settings.entity.js';
import { PaymentRecord } from '../../entities/payment.entity.js';
import { PlanPeriodRecord } from '../../entities/plan-period.entity.js';
import { PaymentSubscription } from '../../entities/payment-subscription.entity.js';
import { TaskRecord } from '../../entities/task.entity.js';
import { UploadRecord } from '../../entities/upload.entity.js';
import { ColumnMappingRecord } from '../../entities/column-mapping.entity.js';
import { TableSetting } from '../../entities/table-setting.entity.js';

const entities = [
  Base,
  Snapshot,
  Generation,
  ImportJob,
  Account,
  AccountDomain,
  AccountLogo,
  PasswordReset,
  SecondFactor,
  EmailChange,
  Session,
  Invitation,
  AccessCodeRecord,
  AuditRecord,
  PushSubscription,
  Notification,
  FreeDaysRequest,
  PlanRequestRecord,
  SavedFilterRecord,
  TableSetting,
  PageTreeSettingRecord,
  TaskRecord,
  UploadRecord,
  ColumnMappingRecord,
  FirstPartySite,
  FirstPartyGeneration,
  GroupReportRecord,
  ClusteringRecord,
  ClusteringEditRecord,
  ToolRunRecord,
  PositionCheckRecord,
  PositionKeywordRecord,
  PositionProjectRecord,
  PositionRegionRecord,
  PositionRunRecord,
  SerpKeyRecord,
  GroupVersionRecord,
  GroupEditRecord,
  GroupLinkRecord,
  BillRecord,
  PaymentRecord,
  PlanPeriodRecord,
  PaymentActionRecord,
  PlanSettingsRecord,
  PaymentSubscription,
  PromoCodeRecord,
  PartnerRecord,
  ReferralRecord,
  RewardRecord,
  WithdrawalRecord,
  PayerRecord,
  InvoiceRecord,
];

/** All migrations in order. Released migrations are never edited. */
const migrations = [
  BasesAndVersions1763700000000,
  DocumentedBases1763700000001,
  People1763800000000,
  Mail1763800000001,
  Attempts1763800000002,
  SavedFilters1763900000000,
  DerivedForm1764000000000,
  PageTreeSetting1764000000001,
  ConfirmedEmails1764000000002,
  Tasks1764100000000,
  Uploads1764100000100,
  OwnFacts1764100000200,
  KeptSnapshots1764100000300,
  BaseFacts1764200000000,
  KeptChoices1764400000000,
  GroupReports1764600000000,
  GroupEdits1764600000100,
  ToolRuns1764700000000,
  GroupLinkMakers1764700000100,
  GroupTeams1764800000500,
  Bills1764800001000,
  Partners1764800001100,
  UnreadPages1764900000000,
  Invoices1765000000100,
  PartnerLinks1765000000200,
  RequestKeys1765000000300,
  NextPayments1765000000400,
  Positions1765100000000,
  Clusterings1765200000000,
  PositionScopes1765300000000,
  SnapshotExpiry1765400000200,
  DamagedGenerations1765400000500,
  SessionAuthentication1765400000600,
  TaskInterruptions1765400000700,
  PlanPeriods1765400001000,
  SecondFactors1765400001200,
  OperatorTools1765400001100,
  EmailChanges1765400001300,
  SessionExpiry1765400001310,
  GuardBillTerm1765400001621,
  StoredPositionRanges1765400001641,
  PlanSettings1765400002000,
  OwnRows1765401000100,
  HeaderReadings1765401000200,
  UploadContentHash1765402600100,
  PageRules1765402600200,
  GuardDeletedAccounts1765402600300,
  FreeDaysPhones1765402600400,
  Reminders1765400001210,
];

/** Opens the PostgreSQL pool without running migrations. */
export async function openDataSource(url: string, log: Logger): Promise<DataSource> {
  const source = new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    logging: false,
    applicationName: 'rivalscope',
    poolSize: 10,
    connectTimeoutMS: 10_000,
    // The pool replaces idle connections that break.
    poolErrorHandler: (error: unknown) => log.warn({ err: error }, 'a connection to postgres broke'),
  });
  return source.initialize();
}
