import type { AskedOptions } from '../modules/ad-export/ad-export-options.js';
import type { AdExportFile } from '../modules/ad-export/ad-export.service.js';
import type { AdExportPreview } from '../modules/ad-export/ad-export.type.js';
import type { Database } from '../modules/databases/database.type.js';
import type {
  AdHistoryPoint,
  DomainDashboard,
  DashboardCompetitor,
  DashboardPaidCompetitor,
} from '../modules/dashboards/domain-dashboard.type.js';
import type { DashboardPart } from '../modules/dashboards/dashboard-parts.js';
import type { DomainInput, DomainSummary } from '../modules/dashboards/domain-summary.type.js';
import type { KeywordDashboard } from '../modules/dashboards/keyword-dashboard.type.js';
import type { PositionHistoryPoint } from '../modules/dashboards/position-history.type.js';
import type { ReportCount } from '../modules/dashboards/report-count.type.js';
import type { PageTree } from '../modules/page-tree/page-tree.type.js';
import type { ComparisonSummary, ComparisonView } from '../modules/comparison/comparison.type.js';
import type { Monetization } from '../modules/monetization/monetization.type.js';
import type { Suggestion, SuggestionScope } from '../modules/suggestions/suggestion.type.js';

/** A domain for a keyword, each by its name or its id. */
export interface HistorySubject {
  domain?: string;
  keyword?: string;
  domainId?: number;
  keywordId?: number;
}

/** What resolvers beside the reports call: the modules' services, bound to one request. */
export interface Services {
  domainDashboard(domain: string, base: string, wanted: readonly DashboardPart[]): Promise<DomainDashboard>;
  domainSummaries(
    domains: readonly DomainInput[],
    defaultBase: string,
    withHistory: boolean,
  ): Promise<(DomainSummary | null)[]>;
  competitors(domain: string, base: string): Promise<DashboardCompetitor[]>;
  paidCompetitors(domain: string, base: string): Promise<DashboardPaidCompetitor[]>;
  adExportPreview(domain: string, base: string, asked: AskedOptions): Promise<AdExportPreview>;
  adExportFile(domain: string, base: string, asked: AskedOptions): Promise<AdExportFile>;
  adHistory(domain: string, base: string): Promise<AdHistoryPoint[]>;
  keywordDashboard(keyword: string, base: string): Promise<KeywordDashboard>;
  positionHistory(subject: HistorySubject, base: string): Promise<PositionHistoryPoint[]>;
  pageTree(domain: string, base: string): Promise<PageTree>;
  reportCounts(domain: string, base: string): Promise<ReportCount[]>;
  compareDomains(domains: readonly string[], view: ComparisonView, base: string): Promise<ComparisonSummary>;
  monetization(domain: string, base: string): Promise<Monetization>;
  suggestions(query: string, base: string, scope: SuggestionScope): Promise<Suggestion[]>;
  databases(): Promise<Database[]>;
  /** @throws AppError UnknownBase */
  database(code: string): Promise<Database>;
}
