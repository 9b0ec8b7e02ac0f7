import type { Logger } from 'pino';
import type { Config } from '../../server/config/config.js';
import { openStores } from '../../server/stores/open-stores.js';

/** Input of the tools. */
export interface ToolLists {
  /** Keywords with the highest volume. */
  keywords: string[];
  /** Pages with the most keywords, as host and path. */
  pages: string[];
}

/** Selects the most expensive input: the most popular keywords and the pages with the most keywords. */
export async function pickToolLists(config: Config, log: Logger, lines: number): Promise<ToolLists> {
  const stores = await openStores(config, log, { role: 'tool' });
  try {
    const [base]: { id: number; generation: number }[] = await stores.postgres.query(
      `SELECT id, generation FROM base WHERE code = 'gny'`,
    );
    if (!base) throw new Error('the benchmark has no base');
    const parameters = { base: base.id, generation: base.generation, lines };
    const generationFilter = 'base = {base:UInt16} AND generation = {generation:UInt32}';
    const queryLines = async (select: string): Promise<string[]> => {
      const settings = { max_result_rows: 0 };
      const { rows } = await stores.clickhouse.query<{ line: string }>(select, { parameters, settings });
      return rows.map(({ line }) => line);
    };
    return {
      keywords: await queryLines(
        `SELECT word AS line FROM keyword WHERE ${generationFilter} ORDER BY ws DESC, keyword_id LIMIT {lines:UInt32}`,
      ),
      pages: await queryLines(
        `SELECT concat(name, path) AS line FROM (
           SELECT domain_id, path, it50, url_hash FROM page WHERE ${generationFilter} ORDER BY it50 DESC, url_hash LIMIT {lines:UInt32}
         ) AS largest INNER JOIN (SELECT domain_id, name FROM domain WHERE ${generationFilter}) AS hosts USING domain_id
         ORDER BY largest.it50 DESC, url_hash`,
      ),
    };
  } finally {
    await stores.close();
  }
}
