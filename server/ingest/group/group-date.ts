import { generationScope } from '../../reports/engine/source-sql.js';
import type { ImportStores } from '../import-run.js';
import { readSelectedKeywordDates } from '../keyword-dates.js';
import { groupDomainIdsSql } from './group-keyword-sql.js';
import type { GroupToWrite } from './write-group-version.js';

/** The group with the dates of the search results of its keywords. */
export async function withKeywordDates(
  stores: Pick<ImportStores, 'clickhouse'>,
  group: GroupToWrite,
  signal?: AbortSignal,
): Promise<GroupToWrite> {
  const keywordIdsSql = `SELECT keyword_id FROM position_by_domain WHERE ${generationScope}
    AND domain_id IN ${groupDomainIdsSql} AND best = 1 AND pos <= {top:UInt8}`;
  const { domains, top } = group;
  return {
    ...group,
    ...(await readSelectedKeywordDates(stores, group, keywordIdsSql, { domains, top }, signal)),
  };
}
