import type { adminPlans } from '../../../i18n/en/admin-plans.js';

/** Key of the text of a setting: its path with underscores, because dots separate nested texts. */
export type SettingKey = keyof typeof adminPlans.setting;

/** Plans in the order of the columns. Guests and the free plan have no price. */
export const planColumns = [-1, 0, 6, 3, 4, 5] as const;

/** Settings of a plan in the order of the rows. */
export const planRows = [
  'isActive',
  'priceCents',
  'discounts_3',
  'discounts_6',
  'discounts_12',
  'limits_reportsPerDay',
  'limits_analyzePerDay',
  'limits_recordsPerReport',
  'limits_exportRows',
  'limits_deepestPosition',
  'limits_paging',
  'limits_perPage',
  'limits_sort',
  'limits_filter',
  'limits_conditions',
  'limits_copy',
  'limits_competitorLists',
  'limits_adExport',
  'limits_pdf',
  'limits_sitesToCompare',
  'limits_compareKeywords',
  'limits_groupReports',
  'limits_keysPerGroupReport',
  'limits_domainsPerGroupReport',
  'limits_semanticKernel',
  'limits_clustering_keywords',
  'limits_clustering_maxConcurrent',
  'limits_clustering_projects',
  'limits_ownerSearch',
  'limits_keywordExtension',
  'limits_extendedKeywords',
  'limits_dictionaryByPage',
  'limits_competitorShare',
  'limits_competitorsByKeywords',
  'limits_users',
  'limits_sessionMinutes',
  'limits_api',
  'limits_apiRequestsPerDay',
  'limits_domains',
  'limits_listEntries',
  'limits_plainListLines',
  'limits_uniqueWords',
  'limits_searchKeys_perDay',
  'limits_searchKeys_perMonth',
  'limits_searchKeys_list',
  'limits_domainsBatch_perDay',
  'limits_domainsBatch_perMonth',
  'limits_domainsBatch_list',
  'limits_keywordsByList_perDay',
  'limits_keywordsByList_perMonth',
  'limits_keywordsByList_list',
  'limits_treePagesRows',
  'limits_checkTopKeywords',
  'limits_positions_projects',
  'limits_positions_keywords',
] as const satisfies readonly SettingKey[];

/** Settings that do not belong to a plan. */
export const generalRows = [
  'freeTrial_days',
  'freeTrial_plan',
  'withdrawal_cents',
  'withdrawal_payers',
] as const satisfies readonly SettingKey[];

/** Path of a setting. */
export function settingPath(key: SettingKey, plan?: number): string {
  const path = key.replaceAll('_', '.');
  return plan === undefined ? path : `plans.${plan}.${path}`;
}

/** Plan and key of a path; undefined for settings of other releases. */
export function parseSettingPath(path: string): { plan: number | null; key: SettingKey } | undefined {
  const [, plan, name = ''] = /^(?:plans\.(-?\d+)\.)?(.+)$/.exec(path) ?? [];
  const key = [...planRows, ...generalRows].find((row) => row === name.replaceAll('.', '_'));
  return key && { plan: plan === undefined ? null : Number(plan), key };
}

/** Whether the values of a setting are amounts in cents. */
export function isAmount(path: string): boolean {
  return path.endsWith('Cents') || path.endsWith('.cents');
}
