import type { Grouping } from '../../contract/reports/ad-export.js';
import { generationScope, subjectDomainIdSql } from '../../reports/engine/source-sql.js';
import type { ExportedAd } from './campaign-format.js';
import { exportedWordsSql } from './exported-words.js';

/** An ad shown for a keyword. */
export interface AdLine extends ExportedAd {
  ad: number;
  keyword: number;
  word: string;
}

const domainConditionSql = `${generationScope} AND domain_id = ${subjectDomainIdSql}`;

/** Largest groups first. */
const orderByGrouping: Readonly<Record<Grouping, string>> = {
  ad: 'shown_for DESC, ad_id, ws DESC, keyword_id',
  keyword: 'ws DESC, keyword_id, top DESC, pos, ad_id',
};

/** SQL of all ads of a domain by keyword, grouped. Parameters: base, generation, domain. */
export function adLinesSql(groupBy: Grouping, limit: number | null): string {
  return (
    'SELECT ad_id AS ad, keyword_id AS keyword, word, title, text, concat(origin, path) AS url, links, facts' +
    ` FROM (SELECT *, count() OVER (PARTITION BY ad_id) AS shown_for FROM ad_by_domain WHERE ${domainConditionSql})` +
    ` ORDER BY ${orderByGrouping[groupBy]}${limit === null ? '' : ` LIMIT ${limit}`}` +
    ' SETTINGS prefer_column_name_to_alias = 1'
  );
}

const isExcludedSql = `arrayExists(phrase -> hasAll(${exportedWordsSql('word')}, splitByChar(' ', phrase)), {minus:Array(String)})`;

/** SQL of the export totals. Parameters: base, generation, domain, words (maximum words per keyword), minus. */
export const exportTotalsSql =
  'SELECT count() AS lines, uniqExact(keyword_id) AS keywords, uniqExact(ad_id) AS ads,' +
  ` uniqExactIf(keyword_id, numwords > {words:UInt32}) AS tooLong,` +
  ` uniqExactIf(keyword_id, numwords <= {words:UInt32} AND ${isExcludedSql}) AS keptOff FROM ad_by_domain WHERE ${domainConditionSql}`;
