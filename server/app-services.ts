import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { taskDefinitions } from './app-tasks.js';
import type { Config } from './config/config.js';
import { createLimiters } from './load-control/limiters.js';
import { noSampleLoad, type SampleLoadStatus } from './ingest/sample/sample-load.js';
import { JobQueue } from './jobs/job-queue.js';
import { AccessCodeService } from './modules/accounts/access-code.service.js';
import { AccountDataService } from './modules/accounts/account-data.service.js';
import { ApiTokenService } from './modules/accounts/api-token.service.js';
import { DemonstrationService } from './modules/accounts/demonstration.service.js';
import { DomainsService } from './modules/accounts/domains.service.js';
import { IdentityService } from './modules/accounts/identity.service.js';
import { LoginAttempts } from './modules/accounts/login-attempts.js';
import { LoginService } from './modules/accounts/login.service.js';
import { LogoService } from './modules/accounts/logo.service.js';
import { OpenAccessOwnerService } from './modules/accounts/open-access-owner.service.js';
import { PasswordConfirmationService } from './modules/accounts/password-confirmation.service.js';
import { AccountSettingsService } from './modules/accounts/account-settings.service.js';
import { PasswordResetService } from './modules/accounts/password-reset.service.js';
import { RegistrationService } from './modules/registration/registration.service.js';
import { PasswordResetTokens } from './modules/accounts/password-reset-tokens.js';
import { SessionService } from './modules/accounts/session.service.js';
import { AccessCodeAdminService } from './modules/admin/access-code-admin.service.js';
import { AccountDirectoryService } from './modules/admin/account-directory.service.js';
import { AdministrationService } from './modules/admin/administration.service.js';
import { AnnouncementService } from './modules/admin/announcement.service.js';
import { AuditLogService } from './modules/admin/audit-log.service.js';
import { AuditService } from './modules/platform/audit.service.js';
import { FreeDaysRequestService } from './modules/admin/free-days-request.service.js';
import { InvoiceListService } from './modules/billing/bank-transfer/invoice-list.service.js';
import { InvoiceService } from './modules/billing/bank-transfer/invoice.service.js';
import { InvoicePdfService } from './modules/billing/bank-transfer/invoice-pdf.service.js';
import { BankTransferService } from './modules/billing/bank-transfer/bank-transfer.service.js';
import { AutopayService } from './modules/billing/autopay.service.js';
import { BillDiscountService } from './modules/billing/bill-discount.service.js';
import { PartnerAlerts } from './modules/billing/partner-alerts.js';
import { PartnerLinkService } from './modules/billing/partner-link.service.js';
import { PartnerRewards } from './modules/billing/partner-rewards.js';
import { PartnerService } from './modules/billing/partner.service.js';
import { PromoCodeService } from './modules/billing/promo-code.service.js';
import { BillService } from './modules/billing/bill.service.js';
import { LocalPaymentService } from './modules/billing/local-payment.service.js';
import { PaymentAlerts } from './modules/billing/payment-alerts.js';
import { PaymentEventService } from './modules/billing/payment-event.service.js';
import { PaymentService } from './modules/billing/payment.service.js';
import { PaymentProviders } from './modules/billing/providers/payment-providers.js';
import { RecurringPayments } from './modules/billing/recurring-payments.js';
import { ClusteringEditService } from './modules/clustering/clustering-edit.service.js';
import { ClusteringReader } from './modules/clustering/clustering-reader.js';
import { ClusteringRunService } from './modules/clustering/clustering-run.service.js';
import { ClusteringService } from './modules/clustering/clustering.service.js';
import { TeamService } from './modules/team/team.service.js';
import { InvitationLinks } from './modules/team/invitation-links.js';
import { Invitations } from './modules/team/invitations.js';
import { InvitationAcceptanceService } from './modules/team/invitation-acceptance.service.js';
import { DashboardPdfService } from './modules/dashboard-pdf/dashboard-pdf.service.js';
import { DocumentDrawer } from './modules/pdf/document-drawer.js';
import { BaseCatalogueService } from './modules/databases/base-catalogue.service.js';
import { LoadedBases } from './modules/databases/loaded-bases.js';
import { DatabaseLoaders } from './modules/databases/database-loaders.js';
import { ImportedDataService } from './modules/databases/imported-data.service.js';
import { FreeDaysLinks } from './modules/free-days/free-days-links.js';
import { FreeDaysService } from './modules/free-days/free-days.service.js';
import { GroupEditService } from './modules/groups/group-edit.service.js';
import { GroupLinkTokens } from './modules/groups/group-link-tokens.js';
import { GroupLinkService } from './modules/groups/group-link.service.js';
import { GroupReportService } from './modules/groups/group-report.service.js';
import { HistoryService } from './modules/history/history.service.js';
import { openMailTransport } from './modules/mail/mail-transport.js';
import { MaintenanceService } from './modules/maintenance/maintenance.service.js';
import { MailService } from './modules/mail/mail.service.js';
import { EmailRenderer } from './modules/mail/email-renderer.js';
import { NotificationService } from './modules/notifications/notification.service.js';
import { PushSender } from './modules/notifications/push-sender.js';
import { PushService } from './modules/notifications/push.service.js';
import { OperatorPagesService } from './modules/operator-pages/operator-pages.service.js';
import { PageTreeSettingService } from './modules/page-tree/page-tree-setting.service.js';
import { AccountEventsService } from './modules/plans/account-events.service.js';
import { SubscriptionService } from './modules/billing/subscription.service.js';
import { PositionAlertService } from './modules/positions/position-alerts.service.js';
import { PositionProjectService } from './modules/positions/position-projects.service.js';
import { PositionReportService } from './modules/positions/position-report.service.js';
import { PositionRunService } from './modules/positions/position-runs.service.js';
import { SerpKeyService } from './modules/positions/serp-keys.service.js';
import { SavedFilterService } from './modules/saved-filters/saved-filter.service.js';
import { TableSettingsService } from './modules/table-settings/table-settings.service.js';
import { TaskCompletion } from './modules/tasks/task-completion.js';
import { TaskRepository } from './modules/tasks/task-repository.js';
import { TaskService } from './modules/tasks/task.service.js';
import { ThumbnailService } from './modules/thumbnails/thumbnail.service.js';
import { ImportService } from './modules/uploads/import.service.js';
import { MappingService } from './modules/uploads/mapping.service.js';
import { Spool } from './modules/uploads/spool.js';
import { UploadService } from './modules/uploads/upload.service.js';
import { ToolRunService } from './modules/tools/tool-run.service.js';
import { ReportQuota } from './modules/usage/report-quota.js';
import { ReportAccessService } from './modules/usage/report-access.service.js';
import { RequestLimits } from './modules/usage/request-limits.js';
import { UsageMeterService } from './modules/limits/usage-meter.service.js';
import { UsageService } from './modules/usage/usage.service.js';
import type { OutgoingRules } from './http-client/outgoing-rules.js';

interface AppServiceParts {
  config: Config;
  postgres: DataSource;
  log: Logger;
  /** Clock, overridden in tests. Time rules use it instead of the database clock. */
  now: () => Date;
  /** SSRF protection for requests to URLs from user input. */
  outgoing: OutgoingRules;
  /** Status of the sample load. Defaults to no load. */
  sampleLoad?: SampleLoadStatus;
}

/** Services with the lifetime of the process. */
export type AppServices = ReturnType<typeof createAppServices>;

/** Composition root: creates all services of a process with their dependencies. */
export function createAppServices({
  config,
  postgres,
  log,
  now,
  outgoing,
  sampleLoad = noSampleLoad,
}: AppServiceParts) {
  const audit = new AuditService(postgres, now, log);
  const limiters = createLimiters(config);

  const jobs = new JobQueue(postgres);
  const resetTokens = new PasswordResetTokens(postgres, now);
  const transport = openMailTransport(config, log);
  const freeDaysLinks = new FreeDaysLinks(postgres, now);
  const invitationLinks = new InvitationLinks(postgres, now);
  const emailRenderer = new EmailRenderer(postgres, now, config, {
    issuePasswordReset: (account) => resetTokens.issue(account),
    issueInvitation: (id) => invitationLinks.issue(id),
    issueFreeDaysConfirmation: (id) => freeDaysLinks.issue(id),
  });
  const mail = new MailService(postgres, now, config, jobs, emailRenderer, transport);
  const pushSender = new PushSender(postgres, config, outgoing);
  const pushes = new PushService(postgres, now, log, outgoing, jobs, pushSender);
  const notifications = new NotificationService(postgres, now);
  const taskRepository = new TaskRepository(postgres, now, jobs);
  const taskCompletion = new TaskCompletion(postgres, config, log, taskRepository, notifications, pushes);
  const freeDaysService = new FreeDaysService(postgres, now, audit, mail, freeDaysLinks);

  const sessions = new SessionService(postgres, now);
  const identity = new IdentityService(
    postgres,
    now,
    sessions,
    new OpenAccessOwnerService(postgres, now),
    config.access,
  );
  const passwords = new PasswordConfirmationService(postgres, config);
  const attempts = new LoginAttempts(postgres, config);
  const login = new LoginService(postgres, audit, sessions, identity, attempts);
  const logos = new LogoService(postgres, now, audit, limiters.logos);
  const documentRenderer = new DocumentDrawer();
  const dashboardPdf = new DashboardPdfService(now, logos, documentRenderer);
  const invitations = new Invitations(postgres, now, mail);

  const usage = new UsageService(postgres, now, config);
  const history = new HistoryService(postgres, now, log);

  const spool = new Spool(config.dataDir);
  const uploads = new UploadService(postgres, now, spool, config.uploadMaxMb * 1024 * 1024);
  const columnMappings = new MappingService(postgres, now);
  const tasks = new TaskService(postgres, now, jobs, taskCompletion, taskDefinitions);
  const bases = new BaseCatalogueService(postgres);
  const loadedBases = new LoadedBases(postgres, sampleLoad);
  const groupLinkTokens = new GroupLinkTokens(postgres, now, config);
  const groupReports = new GroupReportService(postgres, now, loadedBases, tasks);

  const serpKeys = new SerpKeyService(postgres, now, config);
  const clusteringEdits = new ClusteringEditService(postgres, now, config);
  const clusteringRuns = new ClusteringRunService(postgres, config, tasks, clusteringEdits);

  const bills = new BillService(postgres, now);
  const paymentSubscriptions = new RecurringPayments(now, jobs);
  const paymentProviders = new PaymentProviders(config, now);
  const paymentAlerts = new PaymentAlerts(now, audit);
  const partnerAlerts = new PartnerAlerts(now);
  const partnerLinks = new PartnerLinkService(postgres, now);
  const rewards = new PartnerRewards(now, partnerAlerts);
  const paymentEvents = new PaymentEventService(postgres, now, paymentAlerts, paymentSubscriptions, rewards);
  const payments = new PaymentService(postgres, bills, paymentEvents, paymentProviders, now);
  const invoices = new InvoiceService(postgres, now, bills, config.seller);

  const operator = { name: config.operatorName, email: config.operatorEmail };

  return {
    now,
    limiters,
    audit,
    jobs,
    mail,
    pushes,
    notifications,
    taskRepository,
    taskCompletion,
    tasks,
    freeDays: freeDaysService,
    sessions,
    identity,
    login,
    logos,
    dashboardPdf,
    history,
    registration: new RegistrationService(
      postgres,
      now,
      config,
      log,
      audit,
      login,
      attempts,
      mail,
      freeDaysService,
      partnerLinks,
    ),
    passwordResets: new PasswordResetService(
      postgres,
      now,
      config,
      audit,
      login,
      mail,
      resetTokens,
      sessions,
    ),
    demonstrations: new DemonstrationService(postgres),
    accounts: new AccountDataService(postgres, now),
    accountPage: new AccountSettingsService(
      postgres,
      now,
      passwords,
      audit,
      login,
      mail,
      resetTokens,
      sessions,
    ),
    domains: new DomainsService(postgres, now),
    accessCodes: new AccessCodeService(postgres, now, audit, mail),
    apiTokens: new ApiTokenService(postgres, now, audit),
    subscriptions: new SubscriptionService(postgres, now, audit, paymentSubscriptions),
    bills,
    payments,
    localPayments: new LocalPaymentService(log, bills, paymentEvents, paymentProviders, jobs, now),
    discounts: new BillDiscountService(bills, now),
    promoCodes: new PromoCodeService(postgres, now),
    partners: new PartnerService(postgres, now, audit, partnerAlerts),
    partnerLinks,
    autopays: new AutopayService(postgres, payments),
    operator,
    operatorPages: new OperatorPagesService(config.operatorDir, now, operator, log),
    videoUrl: config.videoUrl,
    invoices,
    invoiceList: new InvoiceListService(postgres),
    bankTransfers: new BankTransferService(postgres, now, paymentEvents, audit),
    invoicePdfs: new InvoicePdfService(now, invoices, documentRenderer),
    events: new AccountEventsService(postgres, now),

    reportAccess: new ReportAccessService(config, new ReportQuota(usage, history)),
    sampleLoad,
    bases,
    firstPartyData: new ImportedDataService(postgres, now, bases, tasks),
    databaseLoaders: new DatabaseLoaders(postgres),
    usageMeter: new UsageMeterService(postgres, usage),
    requestLimits: new RequestLimits(postgres, config, usage),

    groupReports,
    groupLinkTokens,
    groupLinks: new GroupLinkService(postgres, now, config, groupReports, groupLinkTokens),
    groupEdits: new GroupEditService(postgres, now, config, groupReports),
    clusterings: new ClusteringService(postgres, now, bases),
    clusteringEdits,
    clusteringRuns,
    clusteringReader: new ClusteringReader(postgres, clusteringRuns),
    toolRuns: new ToolRunService(postgres, now, loadedBases, tasks, config.pageFetch),
    serpKeys,
    positionProjects: new PositionProjectService(postgres, now, bases, groupReports, serpKeys),
    positionReports: new PositionReportService(postgres),
    positionRuns: new PositionRunService(postgres, now, tasks, serpKeys),
    positionAlerts: new PositionAlertService(postgres, now, pushes),
    savedFilters: new SavedFilterService(postgres, now),
    tableSettings: new TableSettingsService(postgres, now),
    pageTreeSettings: new PageTreeSettingService(postgres, now),
    thumbnails: new ThumbnailService(now, log, config, outgoing),

    spool,
    uploads,
    columnMappings,
    imports: new ImportService(config.dataDir, spool, uploads, columnMappings, tasks, bases),

    teams: new TeamService(postgres, now, audit, sessions, invitations),
    invitationAcceptance: new InvitationAcceptanceService(postgres, now, audit, login, invitations),

    accountDirectory: new AccountDirectoryService(postgres, now),
    administration: new AdministrationService(postgres, now, audit, mail, sessions, passwords),
    auditReader: new AuditLogService(postgres),
    accessCodeAdmin: new AccessCodeAdminService(postgres, now, audit),
    maintenance: new MaintenanceService(postgres, now, audit),
    announcements: new AnnouncementService(postgres, audit, notifications),
    freeDaysRequests: new FreeDaysRequestService(postgres),

    /** Closes the resources of the services. */
    close: async (): Promise<void> => {
      await history.flush();
      transport.close();
      pushSender.close();
      await documentRenderer.close();
    },
  };
}
