import { resolveEntryPoint } from '../../server/contract/pages/page-entry-points.js';
import { loadPage, type PageModule } from './load-page.js';

/** Modules by entry point, one lazy chunk each. The build reads this table too (client/import-tables.ts). */
const pages: Readonly<Record<string, () => Promise<PageModule>>> = {
  activation: () => import('../features/corporate/invitation/invitation-page.js'),
  'ad-export': () => import('./ad-export-route.js'),
  admin: () => import('../features/admin/admin-page.js'),
  autopaydesc: () => import('../features/purchase/autopay-page.js'),
  'bill-company': () => import('../features/bank-transfer/invoice-page.js'),
  bill: () => import('./bill-route.js'),
  bills: () => import('../features/bills/bills-page.js'),
  blog: () => import('../features/blog/blog-page.js'),
  clustering: () => import('../features/clustering/pages/clustering-page.js'),
  clusterings: () => import('../features/clustering/pages/clusterings-page.js'),
  comparison: () => import('./comparison/comparison-route.js'),
  'confirm-demo': () => import('../features/demo/confirm-demo-page.js'),
  data: () => import('./data-route.js'),
  'domain-summary': () => import('./domain-summary-route.js'),
  'email-change': () => import('../features/accounts/email-change-page.js'),
  'forgot-password': () => import('../features/accounts/forgot-password-page.js'),
  group: () => import('../features/groups/pages/group-page.js'),
  groups: () => import('../features/groups/pages/groups-page.js'),
  help: () => import('../features/help/help-page.js'),
  history: () => import('../features/history/history-page.js'),
  home: () => import('./home-route.js'),
  invitation: () => import('../features/corporate/invitation/invitation-page.js'),
  'keyword-summary': () => import('./keyword-summary-route.js'),
  legal: () => import('../features/legal/legal-page.js'),
  login: () => import('../features/accounts/login-page.js'),
  logout: () => import('../features/accounts/logout-page.js'),
  monetization: () => import('./monetization-route.js'),
  'not-found': () => import('../widgets/errors/not-found-page.js'),
  'page-tree': () => import('./page-tree-route.js'),
  panel: () => import('./panel-route.js'),
  partner: () => import('../features/partner/partner-page.js'),
  payment: () => import('../features/bills/payment-result.js'),
  'positions-project': () => import('../features/positions/project-page.js'),
  positions: () => import('../features/positions/project-list.js'),
  pricing: () => import('./pricing-route.js'),
  promo: () => import('../features/purchase/promo-page.js'),
  report: () => import('../features/reports/report-page.js'),
  'reset-password': () => import('../features/accounts/reset-password-page.js'),
  statistics: () => import('../features/databases/database-statistics.js'),
  subscription: () => import('../features/purchase/subscription-page.js'),
  'successful-registration': () => import('../features/accounts/welcome-page.js'),
  'system-notifications': () => import('../features/notifications/notifications-page.js'),
  tarif: () => import('./tarif-route.js'),
  task: () => import('../features/tasks/task-page.js'),
  tasks: () => import('../features/tasks/tasks-page.js'),
  'tool-domain-batch': () => import('./site-tools/domain-batch.js'),
  'tool-keyword-combiner': () => import('../features/tools/lists/keyword-combiner.js'),
  'tool-list-comparison': () => import('../features/tools/lists/list-comparison.js'),
  'tool-main-themes': () => import('./site-tools/main-themes.js'),
  'tool-near-duplicates': () => import('../features/tools/lists/near-duplicates.js'),
  tool: () => import('../features/tools/pages/tool-page.js'),
  'tool-serp-comparison': () => import('../features/serp-tools/comparison/serp-page.js'),
  'tool-serp-history': () => import('../features/serp-tools/history/history-page.js'),
  'tool-unique-words': () => import('../features/tools/lists/unique-words.js'),
  tools: () => import('./tool-list/tool-list.js'),
};

export const pageModules = {
  /** Entry point of a page. */
  nameFor: (pageId: string): string => resolveEntryPoint(pageId, (name) => name in pages),
  /** Loads the module of an entry point with its texts. */
  load: async (name: string): Promise<PageModule> => {
    const importModule = pages[name];
    if (!importModule) throw new Error(`there is no page ${name}`);
    return loadPage(importModule);
  },
};
