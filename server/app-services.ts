import type { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import type { Config } from './config/config.js';
import { createAccountServices, type AccountServices } from './modules/accounts/account-services.js';
import { createPanelServices, type PanelServices } from './modules/accounts/panel-services.js';
import { createPlanServices, type PlanServices } from './modules/plans/plan-services.js';
import { createAdminServices, type AdminServices } from './modules/admin/admin-services.js';
import { AuditService } from './modules/admin/audit.service.js';
import { createCorporateServices, type CorporateServices } from './modules/corporate/corporate-services.js';
import { createMessageServices, type MessageServices } from './modules/notifications/message-services.js';
import { PageTreeSettingService } from './modules/page-tree/page-tree-setting.service.js';
import { SavedFilterService } from './modules/saved-filters/saved-filter.service.js';
import { ThumbnailService } from './modules/thumbnails/thumbnail.service.js';
import { TableSettingsService } from './modules/table-settings/table-settings.service.js';
import { DashboardPdfService } from './modules/dashboard-pdf/dashboard-pdf.service.js';
import type { OutgoingRules } from './outgoing/outgoing.js';

/** What the services of the process work with. */
export interface ServiceParts {
  config: Config;
  postgres: DataSource;
  log: Logger;
  /** The clock; tests move it. Rules about time ask it, never the database's own clock. */
  now(): Date;
  /** What calls to addresses that visitors name may reach. */
  outgoing: OutgoingRules;
}

/** The services that live as long as the process: those of accounts, limits, mail and messages. */
export interface AppServices
  extends AccountServices, PlanServices, MessageServices, PanelServices, CorporateServices, AdminServices {
  readonly parts: ServiceParts;
  /** The log of who did what. */
  readonly audit: AuditService;
  /** Filters of reports that people gave a name. */
  readonly savedFilters: SavedFilterService;
  /** How people arranged the tables of reports. */
  readonly tableSettings: TableSettingsService;
  /** Pictures of sites. */
  readonly thumbnails: ThumbnailService;
  /** Summaries of domains as PDF. */
  readonly dashboardPdf: DashboardPdfService;
  /** How people want the tree of pages. */
  readonly pageTreeSettings: PageTreeSettingService;
}

/** Makes the services of one process. */
export function createAppServices(parts: ServiceParts): AppServices {
  const audit = new AuditService(parts);
  const accounts = createAccountServices(parts, audit);
  const messages = createMessageServices(parts, { ...accounts, audit });
  const panel = createPanelServices(parts, { ...accounts, ...messages, audit });
  return {
    parts,
    ...accounts,
    ...createPlanServices(parts, audit),
    audit,
    savedFilters: new SavedFilterService(parts),
    tableSettings: new TableSettingsService(parts),
    pageTreeSettings: new PageTreeSettingService(parts),
    ...messages,
    ...panel,
    thumbnails: new ThumbnailService(parts),
    dashboardPdf: new DashboardPdfService(parts, panel.logos),
    ...createAdminServices(parts, { ...accounts, ...messages, audit }),
    ...createCorporateServices(parts, { ...accounts, ...messages, audit }),
  };
}
