import { maxGroupDomains } from '../contract/projects/group-limits.js';
import { maxComparedDomains } from '../contract/reports/comparison.js';
import { maxSerpPosition } from '../contract/reports/depth.js';

/** Limits per period. Null means unlimited. */
export interface PeriodLimits {
  perDay: number | null;
  perMonth: number | null;
}

/** Features and limits of a plan. `null` means unlimited. */
export interface PlanLimits {
  /** Distinct reports per day, for the free plan. */
  reportsPerDay: number | null;
  /** Distinct domains and keywords per day, for paid plans. */
  analyzePerDay: number | null;
  recordsPerReport: number | null;
  /** Rows per CSV file. */
  exportRows: number | null;
  /** Maximum visible position. */
  deepestPosition: number;
  paging: boolean;
  perPage: boolean;
  sort: boolean;
  filter: boolean;
  /** Conditions per filter. */
  conditions: number | null;
  copy: boolean;
  /** Competitor lists in the domain summary and the reports. */
  competitorLists: boolean;
  adExport: boolean;
  pdf: boolean;
  sitesToCompare: number;
  /** Keywords per site in a comparison. */
  compareKeywords: number | null;
  groupReports: number | null;
  keysPerGroupReport: number | null;
  domainsPerGroupReport: number;
  semanticKernel: boolean;
  ownerSearch: boolean;
  keywordExtension: boolean;
  dictionaryByPage: boolean;
  competitorShare: boolean;
  /** Users of a team account, including the owner. */
  users: number;
  /** Idle timeout of a session. */
  sessionMinutes: number;
  api: boolean;
  apiRequestsPerDay: number | null;
  /** Maximum number of saved domains. */
  domains: number;
  /** Maximum number of list entries in keyword tools. */
  listEntries: number;
  /** Lines of a list in list tools. Null applies the limit of the tool. */
  plainListLines: number | null;
  /** Whether the unique words tool is available. */
  uniqueWords: boolean;
  /** Limits of keyword searches. `list` is the maximum number of phrases per search. */
  searchKeys: PeriodLimits & { list: number };
  domainsBatch: PeriodLimits & { list: number };
  keywordsByList: PeriodLimits & { list: number };
  treePagesRows: number | null;
  competitorsByKeywords: number;
  extendedKeywords: number;
  clustering: { keywords: number; maxConcurrent: number; projects: number | null };
  /** Maximum number of position projects, and of keywords per project. */
  positions: { projects: number | null; keywords: number };
  checkTopKeywords: number;
}

/** Each phrase is matched against the words of every keyword. */
const maxSearchPhrases = 100;

const unlimited: PlanLimits = {
  reportsPerDay: null,
  analyzePerDay: null,
  recordsPerReport: null,
  exportRows: null,
  deepestPosition: maxSerpPosition,
  paging: true,
  perPage: true,
  sort: true,
  filter: true,
  conditions: null,
  copy: true,
  competitorLists: true,
  adExport: true,
  pdf: true,
  sitesToCompare: maxComparedDomains,
  compareKeywords: 300_000,
  groupReports: null,
  keysPerGroupReport: null,
  domainsPerGroupReport: maxGroupDomains,
  semanticKernel: true,
  ownerSearch: true,
  keywordExtension: true,
  dictionaryByPage: true,
  competitorShare: true,
  users: 5,
  sessionMinutes: 60,
  api: true,
  apiRequestsPerDay: null,
  domains: 100,
  listEntries: 5000,
  plainListLines: null,
  uniqueWords: true,
  searchKeys: { perDay: null, perMonth: null, list: maxSearchPhrases },
  domainsBatch: { perDay: null, perMonth: null, list: 5000 },
  keywordsByList: { perDay: null, perMonth: null, list: 5000 },
  treePagesRows: null,
  competitorsByKeywords: 5000,
  extendedKeywords: 5000,
  clustering: { keywords: 200_000, maxConcurrent: 5, projects: null },
  positions: { projects: null, keywords: 10_000 },
  checkTopKeywords: 5000,
};

const team: PlanLimits = {
  ...unlimited,
  analyzePerDay: 1000,
  exportRows: 250_000,
  groupReports: 500,
  keysPerGroupReport: 500_000,
  domainsPerGroupReport: 50,
  sessionMinutes: 10,
  apiRequestsPerDay: 20_000,
  domains: 50,
  searchKeys: { perDay: 1000, perMonth: 20_000, list: maxSearchPhrases },
  domainsBatch: { perDay: 200, perMonth: 4000, list: 5000 },
  keywordsByList: { perDay: 200, perMonth: 4000, list: 5000 },
  clustering: { keywords: 200_000, maxConcurrent: 3, projects: 500 },
  positions: { projects: 100, keywords: 5000 },
};

const professional: PlanLimits = {
  ...team,
  analyzePerDay: 300,
  recordsPerReport: 50_000,
  exportRows: 50_000,
  sitesToCompare: 5,
  groupReports: 100,
  keysPerGroupReport: 100_000,
  domainsPerGroupReport: 20,
  users: 1,
  apiRequestsPerDay: 5000,
  domains: 20,
  searchKeys: { perDay: 300, perMonth: 6000, list: maxSearchPhrases },
  domainsBatch: { perDay: 60, perMonth: 1200, list: 2000 },
  keywordsByList: { perDay: 60, perMonth: 1200, list: 5000 },
  clustering: { keywords: 100_000, maxConcurrent: 2, projects: 100 },
  positions: { projects: 20, keywords: 1000 },
};

const basic: PlanLimits = {
  ...professional,
  analyzePerDay: 100,
  recordsPerReport: 10_000,
  exportRows: 10_000,
  adExport: false,
  sitesToCompare: 3,
  groupReports: 30,
  keysPerGroupReport: 20_000,
  domainsPerGroupReport: 10,
  semanticKernel: false,
  dictionaryByPage: false,
  sessionMinutes: 30,
  api: false,
  apiRequestsPerDay: 0,
  domains: 5,
  searchKeys: { perDay: 100, perMonth: 2000, list: maxSearchPhrases },
  domainsBatch: { perDay: 20, perMonth: 400, list: 500 },
  keywordsByList: { perDay: 20, perMonth: 400, list: 1000 },
  treePagesRows: 10_000,
  clustering: { keywords: 0, maxConcurrent: 0, projects: 0 },
  positions: { projects: 3, keywords: 100 },
  checkTopKeywords: 1000,
};

const promo: PlanLimits = { ...basic, analyzePerDay: 50 };

const freePlan: PlanLimits = {
  ...basic,
  reportsPerDay: 15,
  analyzePerDay: null,
  recordsPerReport: 15,
  exportRows: 10,
  deepestPosition: 10,
  paging: false,
  perPage: false,
  sort: false,
  conditions: 3,
  copy: false,
  pdf: false,
  sitesToCompare: 2,
  compareKeywords: 15,
  groupReports: 1,
  keysPerGroupReport: 15,
  domainsPerGroupReport: 3,
  ownerSearch: false,
  competitorShare: false,
  domains: 1,
  listEntries: 3,
  plainListLines: 3,
  uniqueWords: false,
  searchKeys: { perDay: 15, perMonth: null, list: 3 },
  domainsBatch: { perDay: 15, perMonth: null, list: 3 },
  keywordsByList: { perDay: 15, perMonth: null, list: 3 },
  treePagesRows: 15,
  competitorsByKeywords: 3,
  extendedKeywords: 3,
  positions: { projects: 1, keywords: 3 },
  checkTopKeywords: 3,
};

const guest: PlanLimits = {
  ...freePlan,
  reportsPerDay: 5,
  competitorLists: false,
  groupReports: 0,
  positions: { projects: 0, keywords: 0 },
  domains: 0,
};

/** Limits by plan, each derived from the next higher plan. */
export const limitsByPlan = { guest, freePlan, promo, basic, professional, team, unlimited };
