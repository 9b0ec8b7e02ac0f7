import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema as buildTypedSchema, type NonEmptyArray } from 'type-graphql';
import { LoginResolver } from '../modules/accounts/login.resolver.js';
import { PanelResolver } from '../modules/accounts/panel.resolver.js';
import { PasswordResetResolver } from '../modules/accounts/password-reset.resolver.js';
import { VisitorResolver } from '../modules/accounts/visitor.resolver.js';
import { ApiTokenResolver } from '../modules/accounts/api-token.resolver.js';
import { AdExportResolver } from '../modules/ad-export/ad-export.resolver.js';
import { AdminAccountResolver } from '../modules/admin/admin-account.resolver.js';
import { AdminToolsResolver } from '../modules/admin/admin-tools.resolver.js';
import { AdminResolver } from '../modules/admin/admin.resolver.js';
import { CorporateResolver } from '../modules/corporate/corporate.resolver.js';
import { ComparisonResolver } from '../modules/comparison/comparison.resolver.js';
import { DashboardPdfResolver } from '../modules/dashboard-pdf/dashboard-pdf.resolver.js';
import { DashboardResolver } from '../modules/dashboards/dashboard.resolver.js';
import { DatabaseResolver } from '../modules/databases/database.resolver.js';
import { DemoResolver } from '../modules/demo/demo.resolver.js';
import { MonetizationResolver } from '../modules/monetization/monetization.resolver.js';
import { NotificationResolver } from '../modules/notifications/notification.resolver.js';
import { PushResolver } from '../modules/notifications/push.resolver.js';
import { HistoryResolver } from '../modules/history/history.resolver.js';
import { PageTreeSettingResolver } from '../modules/page-tree/page-tree-setting.resolver.js';
import { PageTreeResolver } from '../modules/page-tree/page-tree.resolver.js';
import { LimitsResolver } from '../modules/plans/limits.resolver.js';
import { PlanResolver } from '../modules/plans/plan.resolver.js';
import { SubscriptionResolver } from '../modules/plans/subscription.resolver.js';
import { ReportMetaResolver } from '../modules/reports/report-meta.resolver.js';
import { SavedFilterResolver } from '../modules/saved-filters/saved-filter.resolver.js';
import { SuggestionResolver } from '../modules/suggestions/suggestion.resolver.js';
import { TableSettingsResolver } from '../modules/table-settings/table-settings.resolver.js';
import { VisitorUsageResolver } from '../modules/usage/visitor-usage.resolver.js';
import { WizardClassResolver } from '../modules/wizards/wizard-class.resolver.js';
import { reportRegistry } from '../reports/report-registry.js';
import { assertAccessDeclared } from './access.js';
import { createReportResolver } from './report-resolver.js';

let built: Promise<GraphQLSchema> | undefined;

/** The schema of the process. Built once: type-graphql keeps what the decorators declare in one place of the process. */
export function buildSchema(): Promise<GraphQLSchema> {
  built ??= buildTypedSchema({ resolvers: resolvers(), validate: false }).then((schema) => {
    assertAccessDeclared(schema);
    return schema;
  });
  return built;
}

function resolvers(): NonEmptyArray<new () => object> {
  return [
    createReportResolver(reportRegistry),
    ReportMetaResolver,
    DashboardResolver,
    AdExportResolver,
    PageTreeResolver,
    ComparisonResolver,
    DashboardPdfResolver,
    MonetizationResolver,
    PageTreeSettingResolver,
    DatabaseResolver,
    PlanResolver,
    SubscriptionResolver,
    LimitsResolver,
    HistoryResolver,
    ApiTokenResolver,
    VisitorUsageResolver,
    SuggestionResolver,
    WizardClassResolver,
    VisitorResolver,
    PanelResolver,
    CorporateResolver,
    AdminResolver,
    AdminAccountResolver,
    AdminToolsResolver,
    LoginResolver,
    PasswordResetResolver,
    NotificationResolver,
    PushResolver,
    DemoResolver,
    SavedFilterResolver,
    TableSettingsResolver,
  ];
}
