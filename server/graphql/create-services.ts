import type { DataSource } from 'typeorm';
import { organicCompetitorsOf, paidCompetitorsOf } from '../modules/dashboards/competitors.service.js';
import { domainDashboard } from '../modules/dashboards/domain-dashboard.service.js';
import { domainSummaries } from '../modules/dashboards/domain-summaries.service.js';
import { keywordDashboard } from '../modules/dashboards/keyword-dashboard.service.js';
import { positionHistory } from '../modules/dashboards/position-history.service.js';
import { reportCounts } from '../modules/dashboards/report-counts.service.js';
import type { BaseCatalogue } from '../modules/databases/base.service.js';
import { presentBase } from '../modules/databases/database.service.js';
import { suggestions } from '../modules/suggestions/suggestion.service.js';
import type { ReportDependencies } from '../reports/engine/report-dependencies.js';
import type { Services } from './services.js';

/** What the services of one request work with. */
export interface ServiceParts {
  reports: ReportDependencies;
  bases: BaseCatalogue;
  postgres: DataSource;
}

/** Binds the modules' services to one request. */
export function createServices({ reports, bases, postgres }: ServiceParts): Services {
  return {
    domainDashboard: (domain, base, wanted) => domainDashboard(domain, base, reports, wanted),
    domainSummaries: (domains, defaultBase, withHistory) =>
      domainSummaries(domains, defaultBase, reports, withHistory),
    competitors: (domain, base) => organicCompetitorsOf(domain, base, reports),
    paidCompetitors: (domain, base) => paidCompetitorsOf(domain, base, reports),
    keywordDashboard: (keyword, base) => keywordDashboard(keyword, base, reports),
    positionHistory: (subject, base) => positionHistory(subject, base, { ...reports, postgres }),
    reportCounts: (domain, base) => reportCounts(domain, base, reports),
    suggestions: (query, base, scope) => suggestions(query, base, scope, reports),
    databases: async () => (await bases.list()).map(presentBase),
    database: async (code) => presentBase(await bases.byCode(code)),
  };
}
