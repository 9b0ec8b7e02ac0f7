import { buildIdSql } from '../../stores/clickhouse/ids.js';
import { nestedSelect, urlAliases } from './field-sql.js';

/** SQL of the hash of a page in the rows of `canonicalRowsSql`, unless its address does not contain its domain. */
export const canonicalHashSql = `if(${buildIdSql('domain')} = domain_id, cityHash64(concat(domain, path)), stored_hash)`;

/**
 * SQL of rows with `origin`, `path` and `url_hash` in which the address follows the current rules. `domain` is its
 * domain; `stored_hash` is the hash of the stored row.
 * @param source rows to convert, with `domain_id`
 */
export function canonicalRowsSql(source: string): string {
  const storedSql = `SELECT * EXCEPT (origin, path, url_hash), url_hash AS stored_hash, concat(origin, path) AS page_address FROM (${source})`;
  return nestedSelect(storedSql, urlAliases('page_address'));
}
