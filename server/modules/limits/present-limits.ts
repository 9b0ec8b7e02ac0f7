import type { PeriodLimits, PlanLimits } from '../../config/plan-limits.js';
import type { ListTool } from '../../contract/tools/list-tools.js';
import type { ToolUsage } from './usage-meter.service.js';
import type { UsageMeter } from './usage-meter.type.js';
import type { Limits } from './limits.type.js';

/** Limit of features that this service does not provide. */
const unavailableLimit = 0;

/** Usage outside the daily meter: tool runs, stored group reports and rank tracking projects. */
interface LimitUsage {
  tools: ToolUsage;
  groupReports: number;
  positionsProjects: number;
}

/** Limits and usage in the format of the public API. */
export function presentLimits(
  plan: PlanLimits,
  meter: UsageMeter,
  { tools, groupReports, positionsProjects }: LimitUsage,
): Limits {
  const getUsed = (kind: string) => meter.others.find((line) => line.kind === kind)?.used ?? 0;
  const unavailableUsage = { limit: unavailableLimit, usedLimit: 0 };
  return {
    analysis: { limit: meter.limit, usedLimit: meter.used },
    apiRequest: { limit: plan.apiRequestsPerDay, usedLimit: getUsed('apiRequests') },
    users: { limit: plan.users, usedLimit: Math.max(1, getUsed('users')) },
    keysReportLimit: { limit: plan.keysPerGroupReport },
    recordsPerReport: { limit: plan.recordsPerReport },
    recordsExportPerReport: { limit: plan.exportRows },
    sitesCompare: { limit: plan.sitesToCompare, maxRequestsInTop50: plan.compareKeywords },
    projects: { limit: plan.groupReports, usedLimit: groupReports },
    searchKeys: {
      ...presentPeriods(plan.searchKeys, tools.searchKeys),
      requestLinesLimit: plan.searchKeys.list,
    },
    domainsBatch: {
      ...presentPeriods(plan.domainsBatch, tools.domainsBatch),
      listLimit: plan.domainsBatch.list,
    },
    keywordsByList: {
      ...presentPeriods(plan.keywordsByList, tools.keywordsByList),
      listLimit: plan.keywordsByList.list,
    },
    rsya: { recordsExportPerReport: unavailableLimit, perDay: unavailableUsage },
    suggest: { perDay: unavailableUsage, listLimit: unavailableLimit },
    wordstat: { perMonth: unavailableUsage },
    wordstatMaxActiveProjects: unavailableUsage,
    wordstatWord: { perMonth: unavailableUsage },
    serpMaxActiveProjects: {
      limit: plan.positions.projects,
      usedLimit: positionsProjects,
    },
    dzen: {
      publicationsExportRow: unavailableLimit,
      newTopPublicationsExportRow: unavailableLimit,
      topChannelsExportRow: unavailableLimit,
    },
    treePages: { treePagesRows: plan.treePagesRows },
    groupReport: { maxDomainsNumber: plan.domainsPerGroupReport, maxRequests: plan.keysPerGroupReport },
    concurrentByKeywords: { concurrentByKeywordsLimit: plan.competitorsByKeywords },
    extendedKeywords: { recordsPerListLimit: plan.extendedKeywords },
    clustering: {
      wordsLimit: plan.clustering.keywords,
      atTime: plan.clustering.maxConcurrent,
      numberLimit: plan.clustering.projects,
    },
    checkTop: { maxWords: plan.checkTopKeywords },
  };
}

function presentPeriods({ perDay, perMonth }: PeriodLimits, { today, thisMonth }: ToolUsage[ListTool]) {
  return {
    perDay: { limit: perDay, usedLimit: today },
    perMonth: { limit: perMonth, usedLimit: thisMonth },
  };
}
