import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { openGates } from './fairness/gates.js';
import { noSampleLoad, type LoadingSample } from './ingest/sample/sample-load.js';
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
import { OpenOwner } from './modules/accounts/open-owner.service.js';
import { OwnPassword } from './modules/accounts/own-password.service.js';
import { PanelAccountService } from './modules/accounts/panel-account.service.js';
import { PasswordResetService } from './modules/accounts/password-reset.service.js';
import { RegistrationService } from './modules/accounts/registration.service.js';
import { ResetTokens } from './modules/accounts/reset-tokens.js';
import { SessionService } from './modules/accounts/session.service.js';
import { AccessCodeBook } from './modules/admin/access-code-book.service.js';
import { AccountDirectory } from './modules/admin/account-directory.service.js';
import { AdministrationService } from './modules/admin/administration.service.js';
import { AnnouncementService } from './modules/admin/announcements.service.js';
import { AuditReader } from './modules/admin/audit-reader.service.js';
import { AuditService } from './modules/admin/audit.service.js';
import { DemoRequestList } from './modules/admin/demo-request-list.service.js';
import { InvoiceList } from './modules/billing/cashless/invoice-list.service.js';
import { InvoiceService } from './modules/billing/cashless/invoice.service.js';
import { PaperService } from './modules/billing/cashless/paper.service.js';
import { TransferDesk } from './modules/billing/cashless/transfer-desk.service.js';
import { AutopayService } from './modules/billing/autopay.service.js';
import { BillDiscountService } from './modules/billing/bill-discount.service.js';
import { PartnerAlerts } from './modules/billing/partner-alerts.js';
import { PartnerLinkService } from './modules/billing/partner-link.service.js';
import { PartnerRewards } from './modules/billing/partner-rewards.js';
import { PartnerService } from './modules/billing/partner.service.js';
import { PromoCodeService } from './modules/billing/promo-code.service.js';
import { BillService } from './modules/billing/bill.service.js';
import { LocalPayments } from './modules/billing/local-payments.service.js';
import { PaymentAlerts } from './modules/billing/payment-alerts.js';
import { PaymentDesk } from './modules/billing/payment-desk.service.js';
import { PaymentService } from './modules/billing/payment.service.js';
import { Providers } from './modules/billing/providers/providers.js';
import { Subscriptions } from './modules/billing/subscriptions.js';
import { ClusteringEditService } from './modules/clustering/clustering-edit.service.js';
import { ClusteringReader } from './modules/clustering/clustering-reader.js';
import { ClusteringRunService } from './modules/clustering/clustering-run.service.js';
import { ClusteringService } from './modules/clustering/clustering.service.js';
import { CorporateService } from './modules/corporate/corporate.service.js';
import { InvitationLinks } from './modules/corporate/invitation-links.js';
import { Invitations } from './modules/corporate/invitations.js';
import { JoiningService } from './modules/corporate/joining.service.js';
import { DashboardPdfService } from './modules/dashboard-pdf/dashboard-pdf.service.js';
import { DocumentDrawer } from './modules/dashboard-pdf/document-drawer.js';
import { BaseCatalogue } from './modules/databases/base-catalogue.service.js';
import { LoadedBases } from './modules/databases/loaded-bases.js';
import { DatabaseLoaders } from './modules/databases/database-loaders.js';
import { OwnDataService } from './modules/databases/own-data.service.js';
import { DemoLinks } from './modules/demo/demo-links.js';
import { DemoService } from './modules/demo/demo.service.js';
import { GroupEditService } from './modules/groups/group-edit.service.js';
import { GroupLinkTokens } from './modules/groups/group-link-tokens.js';
import { GroupLinkService } from './modules/groups/group-link.service.js';
import { GroupReportService } from './modules/groups/group-report.service.js';
import { HistoryService } from './modules/history/history.service.js';
import { openMailTransport } from './modules/mail/mail-transport.js';
import { MaintenanceService } from './modules/maintenance/maintenance.service.js';
import { MailService } from './modules/mail/mail.service.js';
import { LetterWriter } from './modules/mail/write-letter.js';
import { NotificationService } from './modules/notifications/notification.service.js';
import { PushSender } from './modules/notifications/push-sender.js';
import { PushService } from './modules/notifications/push.service.js';
import { OperatorPages } from './modules/operator-pages/operator-pages.service.js';
import { PageTreeSettingService } from './modules/page-tree/page-tree-setting.service.js';
import { AccountEventsService } from './modules/plans/account-events.service.js';
import { SubscriptionService } from './modules/plans/subscription.service.js';
import { PositionAlerts } from './modules/positions/position-alerts.service.js';
import { PositionProjectService } from './modules/positions/position-projects.service.js';
import { PositionReportService } from './modules/positions/position-reports.service.js';
import { PositionRunService } from './modules/positions/position-runs.service.js';
import { SerpKeyService } from './modules/positions/serp-keys.service.js';
import { SavedFilterService } from './modules/saved-filters/saved-filter.service.js';
import { TableSettingsService } from './modules/table-settings/table-settings.service.js';
import { TaskEnds } from './modules/tasks/task-ends.js';
import { TaskRows } from './modules/tasks/task-rows.js';
import { TaskService } from './modules/tasks/task.service.js';
import { ThumbnailService } from './modules/thumbnails/thumbnail.service.js';
import { ImportService } from './modules/uploads/import.service.js';
import { MappingService } from './modules/uploads/mapping.service.js';
import { Spool } from './modules/uploads/spool.js';
import { UploadService } from './modules/uploads/upload.service.js';
import { ToolRunService } from './modules/tools/tool-run.service.js';
import { Openings } from './modules/usage/openings.js';
import { ReportAccessService } from './modules/usage/report-access.service.js';
import { RequestLimits } from './modules/usage/request-limits.js';
import { UsageMeterService } from './modules/usage/usage-meter.service.js';
import { UsageService } from './modules/usage/usage.service.js';
import type { OutgoingRules } from './outgoing/outgoing.js';

/** What the services of the process are made of. */
interface AppServiceParts {
  config: Config;
  postgres: DataSource;
  log: Logger;
  /** The clock; tests move it. Rules about time ask it, never the database's own clock. */
  now: () => Date;
  /** What calls to addresses that visitors name may reach. */
  outgoing: OutgoingRules;
  /** The load of the sample data; none where it is missing. */
  sample?: LoadingSample;
}

/** The services that live as long as the process. */
export type AppServices = ReturnType<typeof createAppServices>;

/**
 * Makes the services of one process: the one place that knows which of them work with which. Faces, resolvers and tasks are
 * handed those they need; nothing else makes or looks for a service.
 */
export function createAppServices({
  config,
  postgres,
  log,
  now,
  outgoing,
  sample = noSampleLoad,
}: AppServiceParts) {
  const audit = new AuditService(postgres, now, log);
  const gates = openGates(config);

  const jobs = new JobQueue(postgres);
  const resetTokens = new ResetTokens(postgres, now);
  const transport = openMailTransport(config, log);
  const demoLinks = new DemoLinks(postgres, now);
  const invitationLinks = new InvitationLinks(postgres, now);
  const letters = new LetterWriter(postgres, now, config, resetTokens, invitationLinks, demoLinks);
  const mail = new MailService(postgres, now, config, jobs, letters, transport);
  const sender = new PushSender(postgres, config, outgoing);
  const pushes = new PushService(postgres, now, log, outgoing, jobs, sender);
  const notifications = new NotificationService(postgres, now);
  const taskRows = new TaskRows(postgres, now, jobs);
  const taskEnds = new TaskEnds(postgres, config, log, taskRows, notifications, pushes);
  const demos = new DemoService(postgres, now, audit, mail, demoLinks);

  const sessions = new SessionService(postgres, now);
  const identity = new IdentityService(postgres, now, sessions, new OpenOwner(postgres, now), config.access);
  const passwords = new OwnPassword(postgres, config);
  const attempts = new LoginAttempts(postgres, config);
  const login = new LoginService(postgres, audit, sessions, identity, attempts);
  const logos = new LogoService(postgres, now, audit, gates.logos);
  const drawer = new DocumentDrawer();
  const dashboardPdf = new DashboardPdfService(now, logos, drawer);
  const invitations = new Invitations(postgres, now, mail);

  const usage = new UsageService(postgres, now, config);
  const history = new HistoryService(postgres, now, log);

  const spool = new Spool(config.dataDir);
  const uploads = new UploadService(postgres, now, spool, config.uploadMaxMb * 1024 * 1024);
  const columnMappings = new MappingService(postgres, now);
  const tasks = new TaskService(postgres, now, jobs, taskEnds);
  const bases = new BaseCatalogue(postgres);
  const loadedBases = new LoadedBases(postgres, sample);
  const groupLinkTokens = new GroupLinkTokens(postgres, now, config);
  const groupReports = new GroupReportService(postgres, now, loadedBases, tasks);

  const serpKeys = new SerpKeyService(postgres, now, config);
  const clusteringEdits = new ClusteringEditService(postgres, now, config);
  const clusteringRuns = new ClusteringRunService(postgres, config, tasks, clusteringEdits);

  const bills = new BillService(postgres, now);
  const recurring = new Subscriptions(now, jobs);
  const paymentProviders = new Providers(config, now);
  const paymentAlerts = new PaymentAlerts(now, audit);
  const partnerAlerts = new PartnerAlerts(now);
  const partnerLinks = new PartnerLinkService(postgres, now);
  const rewards = new PartnerRewards(now, partnerAlerts);
  const paymentDesk = new PaymentDesk(postgres, now, paymentAlerts, recurring, rewards);
  const payments = new PaymentService(postgres, bills, paymentDesk, paymentProviders, now);
  const invoices = new InvoiceService(postgres, now, bills, config.seller);

  const operator = { name: config.operatorName, email: config.operatorEmail };

  return {
    now,
    gates,
    audit,
    jobs,
    mail,
    pushes,
    notifications,
    taskRows,
    taskEnds,
    tasks,
    demos,
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
      demos,
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
    panel: new PanelAccountService(postgres, now, passwords, audit, login, mail, resetTokens, sessions),
    domains: new DomainsService(postgres, now),
    accessCodes: new AccessCodeService(postgres, now, audit, mail),
    apiTokens: new ApiTokenService(postgres, now, audit),
    subscriptions: new SubscriptionService(postgres, now, audit, recurring),
    bills,
    payments,
    localPayments: new LocalPayments(log, bills, paymentDesk, paymentProviders, jobs, now),
    discounts: new BillDiscountService(bills, now),
    promoCodes: new PromoCodeService(postgres, now),
    partners: new PartnerService(postgres, now, audit, partnerAlerts),
    partnerLinks,
    autopays: new AutopayService(postgres, payments),
    operator,
    operatorPages: new OperatorPages(config.operatorDir, now, operator, log),
    videoUrl: config.videoUrl,
    invoices,
    invoiceList: new InvoiceList(postgres),
    transferDesk: new TransferDesk(postgres, now, paymentDesk, audit),
    papers: new PaperService(now, invoices, drawer),
    events: new AccountEventsService(postgres, now),

    reportAccess: new ReportAccessService(config, new Openings(usage, history)),
    sample,
    bases,
    ownData: new OwnDataService(postgres, now, bases, tasks),
    databaseLoaders: new DatabaseLoaders(postgres),
    meter: new UsageMeterService(postgres, usage),
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
    positionAlerts: new PositionAlerts(postgres, now, pushes),
    savedFilters: new SavedFilterService(postgres, now),
    tableSettings: new TableSettingsService(postgres, now),
    pageTreeSettings: new PageTreeSettingService(postgres, now),
    thumbnails: new ThumbnailService(now, log, config, outgoing),

    spool,
    uploads,
    columnMappings,
    imports: new ImportService(config.dataDir, spool, uploads, columnMappings, tasks, bases),

    corporate: new CorporateService(postgres, now, audit, sessions, invitations),
    joining: new JoiningService(postgres, now, audit, login, invitations),

    directory: new AccountDirectory(postgres, now),
    administration: new AdministrationService(postgres, now, audit, mail, sessions, passwords),
    auditReader: new AuditReader(postgres),
    accessCodeBook: new AccessCodeBook(postgres, now, audit),
    maintenance: new MaintenanceService(postgres, now, audit),
    announcements: new AnnouncementService(postgres, audit, notifications),
    demoRequests: new DemoRequestList(postgres),

    /** Ends what the services hold open. */
    close: async (): Promise<void> => {
      await history.writeDown();
      transport.close();
      sender.close();
      await drawer.close();
    },
  };
}
