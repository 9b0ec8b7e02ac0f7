import { generationScope, subjectDomainId } from '../../reports/engine/generation-scope.js';
import type { DomainHistoryPoint } from './domain-dashboard.type.js';
import type { GenerationReader } from './generation-reader.js';

const historySql =
  `SELECT toString(date) AS date, it1, it3, it5, it10, it50, toUInt64(floor(vis + 0.5)) AS vis, pages AS pagesinindex, adkeyscnt, adscnt,` +
  ` toUInt64(floor(adtraf + 0.5)) AS adtraf FROM domain_history AS history WHERE ${generationScope} AND domain_id = ${subjectDomainId}` +
  ' ORDER BY history.date SETTINGS prefer_column_name_to_alias = 1';

/** Totals of a domain at the date of each snapshot, oldest first. */
export function readHistory(domain: string, reader: GenerationReader): Promise<DomainHistoryPoint[]> {
  return reader.rows<DomainHistoryPoint>('domain-history', historySql, { domain });
}
