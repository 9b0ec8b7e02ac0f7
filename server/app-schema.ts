import type { GraphQLSchema } from 'graphql';
import type { NonEmptyArray } from 'type-graphql';
import type { AppServices } from './app-services.js';
import { taskDefinitions } from './app-tasks.js';
import { buildSchema, type ResolverClass } from './graphql/build-schema.js';
// The order of these imports determines the order of the fields in the schema. The reports come last.
import { LoginResolver } from './modules/registration/login.resolver.js';
import { DemonstrationResolver } from './modules/accounts/demonstration.resolver.js';
import { AccountSettingsResolver } from './modules/accounts/account-settings.resolver.js';
import { EmailChangeResolver } from './modules/accounts/email-change/email-change.resolver.js';
import { PasswordResetResolver } from './modules/accounts/password-reset.resolver.js';
import { SecondFactorResolver } from './modules/accounts/second-factor.resolver.js';
import { VisitorResolver } from './modules/accounts/visitor.resolver.js';
import { ApiTokenResolver } from './modules/accounts/api-token.resolver.js';
import { AdExportResolver } from './modules/ad-export/ad-export.resolver.js';
import { AdminAccountResolver } from './modules/admin/admin-account.resolver.js';
import { AdminToolsResolver } from './modules/admin/admin-tools.resolver.js';
import { AdminResolver } from './modules/admin/admin.resolver.js';
import { PlanSettingsResolver } from './modules/admin/plan-settings.resolver.js';
import { AuditLogResolver } from './modules/admin/audit-log.resolver.js';
import { MoneyDirectoryResolver } from './modules/billing/operator/money-directory.resolver.js';
import { OperatorResolver } from './modules/billing/operator/operator.resolver.js';
import { PaymentOperationsResolver } from './modules/billing/operator/payment-operations.resolver.js';
import { TestSubscriptionResolver } from './modules/billing/operator/test-subscription.resolver.js';
import { PlanRequestResolver } from './modules/plan-requests/plan-request.resolver.js';
import { InvoiceResolver } from './modules/billing/bank-transfer/invoice.resolver.js';
import { ServiceTermsResolver } from './modules/billing/service-terms.resolver.js';
import { BillDiscountResolver } from './modules/billing/bill-discount.resolver.js';
import { PartnerResolver } from './modules/billing/partner.resolver.js';
import { BillResolver } from './modules/billing/bill.resolver.js';
import { PaymentResolver } from './modules/billing/payment.resolver.js';
import { TeamResolver } from './modules/team/team.resolver.js';
import { ClusteringImportResolver } from './modules/clustering/clustering-import.resolver.js';
import { ClusteringRunResolver } from './modules/clustering/clustering-run.resolver.js';
import { ClusteringTreeResolver } from './modules/clustering/clustering-tree.resolver.js';
import { ClusteringResolver } from './modules/clustering/clustering.resolver.js';
import { ComparisonResolver } from './modules/comparison/comparison.resolver.js';
import { DashboardPdfResolver } from './modules/dashboard-pdf/dashboard-pdf.resolver.js';
import { DashboardResolver } from './modules/dashboards/dashboard.resolver.js';
import { DatabaseResolver } from './modules/databases/database.resolver.js';
import { ImportedDataResolver } from './modules/databases/imported-data.resolver.js';
import { FreeDaysResolver } from './modules/free-days/free-days.resolver.js';
import { SampleLoadResolver } from './modules/databases/sample-load.resolver.js';
import { ExportQueueResolver } from './modules/exports/export-queue.resolver.js';
import { MaintenanceResolver } from './modules/maintenance/maintenance.resolver.js';
import { OperatorPagesResolver } from './modules/operator-pages/operator-pages.resolver.js';
import { EmailPreviewResolver } from './modules/mail/email-preview.resolver.js';
import { MonetizationResolver } from './modules/monetization/monetization.resolver.js';
import { NotificationResolver } from './modules/notifications/notification.resolver.js';
import { PushResolver } from './modules/notifications/push.resolver.js';
import { GroupEditResolver } from './modules/groups/group-edit.resolver.js';
import { GroupLinkResolver } from './modules/groups/group-link.resolver.js';
import { GroupReportResolver } from './modules/groups/group-report.resolver.js';
import { HistoryResolver } from './modules/history/history.resolver.js';
import { OwnSitesResolver } from './modules/own-sites/own-sites.resolver.js';
import { PageTreeSettingResolver } from './modules/page-tree/page-tree-setting.resolver.js';
import { PageTreeResolver } from './modules/page-tree/page-tree.resolver.js';
import { LimitsResolver } from './modules/limits/limits.resolver.js';
import { PlanResolver } from './modules/plans/plan.resolver.js';
import { SubscriptionResolver } from './modules/billing/subscription.resolver.js';
import { PersonalDataResolver } from './modules/personal-data/personal-data.resolver.js';
import { PositionReportResolver } from './modules/positions/position-report.resolver.js';
import { PositionResolver } from './modules/positions/position.resolver.js';
import { ReportMetaResolver } from './modules/reports/report-meta.resolver.js';
import { SavedFilterResolver } from './modules/saved-filters/saved-filter.resolver.js';
import { SuggestionResolver } from './modules/suggestions/suggestion.resolver.js';
import { SerpToolsResolver } from './modules/serp-tools/serp-tools.resolver.js';
import { registerTaskKinds } from './modules/tasks/task.enums.js';
import { TaskResolver } from './modules/tasks/task.resolver.js';
import { ToolResolver } from './modules/tools/tool.resolver.js';
import { TableSettingsResolver } from './modules/table-settings/table-settings.resolver.js';
import { ImportResolver } from './modules/uploads/upload.resolver.js';
import { UploadResolver } from './modules/uploads/upload.resolver.js';
import { VisitorUsageResolver } from './modules/limits/visitor-usage.resolver.js';
import { ListToolsResolver } from './modules/tools/lists/list-tools.resolver.js';
import { SerpFeatureResolver } from './modules/serp-features/serp-feature.resolver.js';
import { ReportResolver } from './graphql/report-resolver.js';

/** All resolvers with their factories. */
const resolvers: NonEmptyArray<[ResolverClass, (services: AppServices) => object]> = [
  [ReportResolver, () => new ReportResolver()],
  [ReportMetaResolver, () => new ReportMetaResolver()],
  [DashboardResolver, () => new DashboardResolver()],
  [AdExportResolver, () => new AdExportResolver()],
  [PageTreeResolver, () => new PageTreeResolver()],
  [ComparisonResolver, () => new ComparisonResolver()],
  [SerpToolsResolver, () => new SerpToolsResolver()],
  [DashboardPdfResolver, (s) => new DashboardPdfResolver(s.dashboardPdf)],
  [MonetizationResolver, () => new MonetizationResolver()],
  [ExportQueueResolver, (s) => new ExportQueueResolver(s.limiters.exports)],
  [PageTreeSettingResolver, (s) => new PageTreeSettingResolver(s.pageTreeSettings)],
  [DatabaseResolver, (s) => new DatabaseResolver(s.bases, s.databaseLoaders)],
  [SampleLoadResolver, (s) => new SampleLoadResolver(s.sampleLoad)],
  [ImportedDataResolver, (s) => new ImportedDataResolver(s.firstPartyData, s.bases)],
  [PlanResolver, () => new PlanResolver()],
  [SubscriptionResolver, (s) => new SubscriptionResolver(s.subscriptions, s.events)],
  [BillResolver, (s) => new BillResolver(s.bills)],
  [PaymentResolver, (s) => new PaymentResolver(s.payments, s.localPayments, s.autopays)],
  [BillDiscountResolver, (s) => new BillDiscountResolver(s.discounts, s.promoCodes, s.partners)],
  [PartnerResolver, (s) => new PartnerResolver(s.partners, s.partnerLinks)],
  [InvoiceResolver, (s) => new InvoiceResolver(s.invoices, s.invoiceList, s.bankTransfers)],
  [MoneyDirectoryResolver, (s) => new MoneyDirectoryResolver(s.moneyDirectory, s.paymentProviders)],
  [
    PaymentOperationsResolver,
    (s) =>
      new PaymentOperationsResolver(s.paymentOperations, s.moneyDirectory, s.paymentProviders, s.planCatalog),
  ],
  [TestSubscriptionResolver, (s) => new TestSubscriptionResolver(s.testSubscriptions)],
  [OperatorResolver, (s) => new OperatorResolver(s.partnerDirectory, s.accounting)],
  [PlanRequestResolver, (s) => new PlanRequestResolver(s.planRequests)],
  [AuditLogResolver, (s) => new AuditLogResolver(s.auditReader)],
  [ServiceTermsResolver, (s) => new ServiceTermsResolver(s.operator, s.payments)],
  [LimitsResolver, (s) => new LimitsResolver(s.usageMeter)],
  [ToolResolver, (s) => new ToolResolver(s.toolRuns)],
  [GroupReportResolver, (s) => new GroupReportResolver(s.groupReports, s.groupLinks)],
  [GroupEditResolver, (s) => new GroupEditResolver(s.groupEdits)],
  [GroupLinkResolver, (s) => new GroupLinkResolver(s.groupLinks)],
  [PositionResolver, (s) => new PositionResolver(s.positionProjects, s.positionRuns, s.serpKeys)],
  [PositionReportResolver, (s) => new PositionReportResolver(s.positionReports)],
  [ClusteringResolver, (s) => new ClusteringResolver(s.clusterings)],
  [
    ClusteringImportResolver,
    (s) => new ClusteringImportResolver(s.clusterings, s.clusteringEdits, s.groupReports),
  ],
  [ClusteringTreeResolver, (s) => new ClusteringTreeResolver(s.clusteringEdits, s.clusteringReader)],
  [ClusteringRunResolver, (s) => new ClusteringRunResolver(s.clusteringRuns, s.clusteringReader)],
  [HistoryResolver, (s) => new HistoryResolver(s.history)],
  [ApiTokenResolver, (s) => new ApiTokenResolver(s.apiTokens)],
  [VisitorUsageResolver, (s) => new VisitorUsageResolver(s.usageMeter)],
  [OwnSitesResolver, () => new OwnSitesResolver()],
  [SuggestionResolver, () => new SuggestionResolver()],
  [SerpFeatureResolver, () => new SerpFeatureResolver()],
  [VisitorResolver, (s) => new VisitorResolver(s.accounts, s.login, s.sessions)],
  [
    AccountSettingsResolver,
    (s) =>
      new AccountSettingsResolver({
        settings: s.accountPage,
        emailChanges: s.emailChanges,
        logos: s.logos,
        domains: s.domains,
        accessCodes: s.accessCodes,
        identity: s.identity,
        accounts: s.accounts,
        planCatalog: s.planCatalog,
      }),
  ],
  [SecondFactorResolver, (s) => new SecondFactorResolver(s.secondFactors, s.passwords)],
  [TeamResolver, (s) => new TeamResolver(s.teams, s.invitationAcceptance, s.identity)],
  [
    AdminResolver,
    (s) =>
      new AdminResolver({
        directory: s.accountDirectory,
        audit: s.audit,
        requests: s.freeDaysRequests,
        administration: s.administration,
        planCatalog: s.planCatalog,
      }),
  ],
  [
    AdminAccountResolver,
    (s) =>
      new AdminAccountResolver({
        meter: s.usageMeter,
        emailChanges: s.emailChanges,
        identity: s.identity,
        sessions: s.sessions,
        team: s.teams,
        auditLog: s.auditReader,
        partners: s.partners,
        referrals: s.accountReferrals,
      }),
  ],
  [AdminToolsResolver, (s) => new AdminToolsResolver(s.accessCodeAdmin, s.announcements)],
  [PlanSettingsResolver, (s) => new PlanSettingsResolver(s.planSettings)],
  [
    PersonalDataResolver,
    (s) => new PersonalDataResolver(s.personalData, s.accountDeletion, s.passwords, s.login),
  ],
  [OperatorPagesResolver, (s) => new OperatorPagesResolver(s.operatorPages, s.videoUrl)],
  [MaintenanceResolver, (s) => new MaintenanceResolver(s.maintenance)],
  [EmailPreviewResolver, (s) => new EmailPreviewResolver(s.publicUrl)],
  [DemonstrationResolver, (s) => new DemonstrationResolver(s.demonstrations)],
  [LoginResolver, (s) => new LoginResolver(s.registration, s.login)],
  [PasswordResetResolver, (s) => new PasswordResetResolver(s.passwordResets)],
  [EmailChangeResolver, (s) => new EmailChangeResolver(s.emailChanges, s.accounts)],
  [NotificationResolver, (s) => new NotificationResolver(s.notifications)],
  [PushResolver, (s) => new PushResolver(s.pushes)],
  [FreeDaysResolver, (s) => new FreeDaysResolver(s.freeDays)],
  [SavedFilterResolver, (s) => new SavedFilterResolver(s.savedFilters)],
  [TaskResolver, (s) => new TaskResolver(s.tasks)],
  [UploadResolver, (s) => new UploadResolver(s.uploads, s.columnMappings, s.spool, s.bases)],
  [ImportResolver, (s) => new ImportResolver(s.imports, s.now)],
  [ListToolsResolver, (s) => new ListToolsResolver(s.limiters.listTools)],
  [TableSettingsResolver, (s) => new TableSettingsResolver(s.tableSettings)],
];

registerTaskKinds(taskDefinitions);

/** Builds the schema. Without services the schema can be printed but not executed. */
export function buildAppSchema(services?: AppServices): Promise<GraphQLSchema> {
  const [[first], ...others] = resolvers;
  const classes: NonEmptyArray<ResolverClass> = [first, ...others.map(([resolver]) => resolver)];
  return buildSchema(classes, services && createContainer(services));
}

function createContainer(services: AppServices) {
  const instances = new Map(resolvers.map(([resolver, create]) => [resolver, create(services)]));
  return { get: (resolver: ResolverClass) => instances.get(resolver) };
}
