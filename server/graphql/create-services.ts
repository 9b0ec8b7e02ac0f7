import type { DataSource } from 'typeorm';
import { adExportFile, adExportPreview } from '../modules/ad-export/ad-export.service.js';
import {
  assertCompetitorLists,
  organicCompetitorsOf,
  paidCompetitorsOf,
} from '../modules/dashboards/competitors.service.js';
import { compareDomains } from '../modules/comparison/comparison.service.js';
import { domainDashboard } from '../modules/dashboards/domain-dashboard.service.js';
import { adHistoryOf } from '../modules/dashboards/domain-history.js';
import { domainSummaries } from '../modules/dashboards/domain-summaries.service.js';
import { keywordDashboard } from '../modules/dashboards/keyword-dashboard.service.js';
import { positionHistory } from '../modules/dashboards/position-history.service.js';
import { reportCounts } from '../modules/dashboards/report-counts.service.js';
import type { BaseCatalogue } from '../modules/databases/base.service.js';
import { presentBase } from '../modules/databases/database.service.js';
import { pageTree } from '../modules/page-tree/page-tree.service.js';
import { monetizationOf } from '../modules/monetization/monetization.service.js';
import { suggestions } from '../modules/suggestions/suggestion.service.js';
import { openedPageTree, openedSummary, type Summary } from '../modules/usage/opened-summary.js';
import type { ReportDependencies } from '../reports/engine/report-dependencies.js';
import type { ReportAccess } from './report-access.js';
import type { Services } from './services.js';

/** What the services of one request work with. */
export interface ServiceParts {
  reports: ReportDependencies;
  bases: BaseCatalogue;
  postgres: DataSource;
  /** Reports as the visitor may read them. */
  access: ReportAccess;
}

/** Binds the modules' services to one request. */
export function createServices({ reports, bases, postgres, access }: ServiceParts): Services {
  const { viewer, open } = access;
  const reading = { viewer, deps: reports };
  const summary = async <Answer>(of: Summary, subject: string, base: string, read: () => Promise<Answer>) =>
    access.open(openedSummary(of, subject, (await bases.byCode(base)).code), read);
  return {
    domainDashboard: (domain, base, wanted) =>
      summary('domain-summary', domain, base, () => domainDashboard(domain, base, reading, wanted)),
    domainSummaries: (domains, defaultBase, withHistory) =>
      domainSummaries(domains, defaultBase, reports, withHistory),
    competitors: (domain, base) => {
      assertCompetitorLists(viewer);
      return summary('domain-summary', domain, base, () => organicCompetitorsOf(domain, base, reading));
    },
    paidCompetitors: (domain, base) => {
      assertCompetitorLists(viewer);
      return summary('domain-summary', domain, base, () => paidCompetitorsOf(domain, base, reading));
    },
    adExportPreview: (domain, base, asked) =>
      summary('ad-export', domain, base, () => adExportPreview(domain, base, asked, reading)),
    adExportFile: (domain, base, asked) =>
      summary('ad-export', domain, base, () => adExportFile(domain, base, asked, reading)),
    adHistory: (domain, base) =>
      summary('domain-summary', domain, base, () => adHistoryOf(domain, base, reports)),
    keywordDashboard: (keyword, base) =>
      summary('keyword-summary', keyword, base, () => keywordDashboard(keyword, base, reading)),
    positionHistory: (subject, base) => positionHistory(subject, base, { ...reading, postgres }),
    pageTree: async (domain, base) =>
      access.open(openedPageTree(domain, (await bases.byCode(base)).code), () =>
        pageTree(domain, base, reading),
      ),
    reportCounts: (domain, base) => reportCounts(domain, base, reports),
    compareDomains: (domains, view, base) => compareDomains(domains, view, base, { ...reading, open }),
    monetization: (domain, base) =>
      summary('monetization', domain, base, () => monetizationOf(domain, base, viewer, reports)),
    suggestions: (query, base, scope) => suggestions(query, base, scope, reports),
    databases: async () => (await bases.list()).map(presentBase),
    database: async (code) => presentBase(await bases.byCode(code)),
  };
}
