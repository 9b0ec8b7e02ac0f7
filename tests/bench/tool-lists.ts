import type { Logger } from 'pino';
import type { Config } from '../../server/config/config.js';
import { openStores } from '../../server/stores/open-stores.js';

/** What tools are given. */
export interface ToolLists {
  /** The keywords that are searched for most. */
  keywords: string[];
  /** The pages that rank for most keywords, as host and path. */
  pages: string[];
}

/** Picks what costs tools most: the most searched keywords of the big base, and the pages with most keywords. */
export async function pickToolLists(config: Config, log: Logger, lines: number): Promise<ToolLists> {
  const stores = await openStores(config, log, { role: 'tool' });
  try {
    const [base]: { id: number; generation: number }[] = await stores.postgres.query(
      `SELECT id, generation FROM base WHERE code = 'gny'`,
    );
    if (!base) throw new Error('the benchmark has no base');
    const parameters = { base: base.id, generation: base.generation, lines };
    const of = 'base = {base:UInt16} AND generation = {generation:UInt32}';
    const queryLines = async (select: string): Promise<string[]> => {
      const settings = { max_result_rows: 0 };
      const { rows } = await stores.clickhouse.query<{ line: string }>(select, { parameters, settings });
      return rows.map(({ line }) => line);
    };
    return {
      keywords: await queryLines(
        `SELECT word AS line FROM keyword WHERE ${of} ORDER BY ws DESC, keyword_id LIMIT {lines:UInt32}`,
      ),
      pages: await queryLines(
        `SELECT concat(name, path) AS line FROM (
           SELECT domain_id, path, it50, url_hash FROM page WHERE ${of} ORDER BY it50 DESC, url_hash LIMIT {lines:UInt32}
         ) AS largest INNER JOIN (SELECT domain_id, name FROM domain WHERE ${of}) AS hosts USING domain_id
         ORDER BY largest.it50 DESC, url_hash`,
      ),
    };
  } finally {
    await stores.close();
  }
}
