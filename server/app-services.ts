import { taskDefinitions } from './app-tasks.js';
import { noSampleLoad, type SampleLoadStatus } from './ingest/sample/sample-load.js';
import { JobQueue } from './jobs/job-queue.js';
import { createLimiters, type Limiters } from './load-control/limiters.js';
import { createAccounts } from './modules/accounts/create-accounts.js';
import { EmailChangeLinks } from './modules/accounts/email-change/email-change-links.js';
import { PasswordResetTokens } from './modules/accounts/password-reset-tokens.js';
import { createAdministration } from './modules/admin/create-administration.js';
import { createBilling } from './modules/billing/create-billing.js';
import { createClustering } from './modules/clustering/create-clustering.js';
import { DashboardPdfService } from './modules/dashboard-pdf/dashboard-pdf.service.js';
import { createDatabases } from './modules/databases/create-databases.js';
import { FreeDaysLinks } from './modules/free-days/free-days-links.js';
import { FreeDaysService } from './modules/free-days/free-days.service.js';
import { createGroups } from './modules/groups/create-groups.js';
import { HistoryService } from './modules/history/history.service.js';
import { UsageMeterService } from './modules/limits/usage-meter.service.js';
import { createMail } from './modules/mail/create-mail.js';
import { MaintenanceService } from './modules/maintenance/maintenance.service.js';
import { createNotifications } from './modules/notifications/create-notifications.js';
import { OperatorPagesService } from './modules/operator-pages/operator-pages.service.js';
import { PageTreeSettingService } from './modules/page-tree/page-tree-setting.service.js';
import { DocumentDrawer } from './modules/pdf/document-drawer.js';
import { AccountEventsService } from './modules/plans/account-events.service.js';
import { PlanCatalog } from './modules/plans/plan-catalog.js';
import { PlanGrants } from './modules/plans/plan-grants.js';
import { AuditService } from './modules/platform/audit.service.js';
import { PlanRequestService } from './modules/plan-requests/plan-request.service.js';
import type { ModuleDependencies } from './modules/platform/module-dependencies.js';
import { createPersonalData } from './modules/personal-data/create-personal-data.js';
import { createPositions } from './modules/positions/create-positions.js';
import { RegistrationService } from './modules/registration/registration.service.js';
import { SavedFilterService } from './modules/saved-filters/saved-filter.service.js';
import { TableSettingsService } from './modules/table-settings/table-settings.service.js';
import { createTasks } from './modules/tasks/create-tasks.js';
import { createTeams } from './modules/team/create-teams.js';
import { InvitationLinks } from './modules/team/invitation-links.js';
import { ThumbnailService } from './modules/thumbnails/thumbnail.service.js';
import { ToolRunService } from './modules/tools/tool-run.service.js';
import { createUploads } from './modules/uploads/create-uploads.js';
import { createUsage } from './modules/usage/create-usage.js';

interface AppServiceParts extends Pick<
  ModuleDependencies,
  'config' | 'postgres' | 'log' | 'now' | 'outgoing'
> {
  /** Status of the sample load. Defaults to no load. */
  sampleLoad?: SampleLoadStatus;
  /** Limiters of requests. Defaults to the limiters of a server with one process. */
  limiters?: Limiters | undefined;
}

/** Services with the lifetime of the process. */
export type AppServices = ReturnType<typeof createAppServices>;

/** Composition root: creates the modules of a process from the lowest layer up. */
export function createAppServices({ sampleLoad = noSampleLoad, ...parts }: AppServiceParts) {
  const { config, postgres, log, now, outgoing } = parts;
  const audit = new AuditService(postgres, now, log);
  const limiters = parts.limiters ?? createLimiters(config);
  const jobs = new JobQueue(postgres);
  const base = { ...parts, audit, limiters, jobs };
  const documentDrawer = new DocumentDrawer();
  const operator = { name: config.operatorName, email: config.operatorEmail };

  // Links are issued by modules above mail, which supplies them to its templates.
  const resetTokens = new PasswordResetTokens(postgres, now);
  const invitationLinks = new InvitationLinks(postgres, now);
  const freeDaysLinks = new FreeDaysLinks(postgres, now);
  const emailChangeLinks = new EmailChangeLinks(postgres, now);
  const links = {
    issuePasswordReset: (account: { id: number; email: string }) => resetTokens.issue(account),
    issueInvitation: (id: number) => invitationLinks.issue(id),
    issueFreeDaysConfirmation: (id: number) => freeDaysLinks.issue(id),
    issueEmailConfirmation: (id: number) => emailChangeLinks.issueConfirmation(id),
    issueEmailReversal: (id: number) => emailChangeLinks.issueReversal(id),
  };
  const planCatalog = new PlanCatalog(postgres);
  const { closeMail, mail } = createMail({ ...base, links, loadPlanSet: () => planCatalog.load() });
  const { closePushes, ...notifications } = createNotifications(base);
  const tasks = createTasks({ ...base, ...notifications, definitions: taskDefinitions });

  const planGrants = new PlanGrants(now, jobs, planCatalog);
  const history = new HistoryService(postgres, now, log);
  const accounts = createAccounts({ ...base, mail, resetTokens, planGrants, planCatalog, emailChangeLinks });
  const { usage, ...quotas } = createUsage({ ...base, history });
  const freeDays = new FreeDaysService({
    postgres,
    now,
    config,
    audit,
    mail,
    links: freeDaysLinks,
    grants: planGrants,
    planCatalog,
  });
  const billing = createBilling({ ...base, mail, documentDrawer, planCatalog });

  const platform = { ...base, ...notifications, ...tasks, mail, planCatalog };
  const databases = createDatabases({ ...platform, sampleLoad });
  const groups = createGroups({ ...platform, ...databases });
  const clustering = createClustering({ ...platform, ...databases });

  return {
    now,
    limiters,
    audit,
    jobs,
    mail,
    planCatalog,
    ...notifications,
    ...tasks,

    ...accounts,
    ...createTeams({ ...platform, ...accounts }),
    ...quotas,
    history,
    freeDays,
    planRequests: new PlanRequestService({ postgres, now, audit, mail }),
    events: new AccountEventsService(postgres, now),

    ...billing,
    registration: new RegistrationService({
      postgres,
      now,
      config,
      log,
      audit,
      login: accounts.login,
      attempts: accounts.loginAttempts,
      mail,
      freeDays,
      partnerLinks: billing.partnerLinks,
    }),

    sampleLoad,
    ...databases,
    ...createUploads({ ...platform, ...databases }),
    ...groups,
    ...clustering,
    ...createPositions({ ...platform, ...databases, ...groups }),
    toolRuns: new ToolRunService({
      postgres,
      now,
      bases: databases.loadedBases,
      tasks: tasks.tasks,
      canFetchPages: config.pageFetch,
    }),
    dashboardPdf: new DashboardPdfService(now, accounts.logos, documentDrawer),
    savedFilters: new SavedFilterService(postgres, now),
    tableSettings: new TableSettingsService(postgres, now),
    pageTreeSettings: new PageTreeSettingService(postgres, now),
    thumbnails: new ThumbnailService(now, log, config, outgoing),
    operator,
    operatorPages: new OperatorPagesService(config.operatorDir, now, operator, log),
    videoUrl: config.videoUrl,
    publicUrl: config.publicUrl,

    ...createPersonalData({ ...platform, history }),
    usageMeter: new UsageMeterService(postgres, usage),
    ...createAdministration({ ...platform, ...accounts, ...billing, planGrants }),
    maintenance: new MaintenanceService(postgres, now, audit),

    /** Closes the resources of the services. */
    close: async (): Promise<void> => {
      await history.flush();
      closeMail();
      closePushes();
      await documentDrawer.close();
    },
  };
}
