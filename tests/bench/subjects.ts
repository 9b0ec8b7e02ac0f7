import type { Logger } from 'pino';
import type { Config } from '../../server/config/config.js';
import { openStores } from '../../server/stores/open-stores.js';

/** Subjects of the measured reports. */
export interface Subjects {
  giant: Subject;
  middle: Subject;
  small: Subject;
  /** The largest domains, used for a group report. */
  group: string[];
  /** Path of the giant's page with the most keywords. */
  page: string;
  /** A keyword with many related ones, and its words. */
  keyword: string;
  words: string[];
}

/** A domain and its number of keywords. */
export interface Subject {
  name: string;
  keywords: number;
}

/** Approximate number of keywords. */
const [middleSize, smallSize] = [5_000, 50];

/** Number of domains in the group report. */
const groupSize = 20;

/** Selects a large, a medium and a small domain of the large database, and a keyword. */
export async function pickSubjects(config: Config, log: Logger): Promise<Subjects> {
  const stores = await openStores(config, log, { role: 'tool' });
  try {
    const [base]: { id: number; generation: number }[] = await stores.postgres.query(
      `SELECT id, generation FROM base WHERE code = 'gny'`,
    );
    if (!base) throw new Error('the benchmark has no base');
    const parameters = { base: base.id, generation: base.generation };
    const generationFilter = 'WHERE base = {base:UInt16} AND generation = {generation:UInt32}';
    const domain = async (order: string, more: Record<string, number> = {}): Promise<Subject> => {
      const sql = `SELECT name, it50 AS keywords FROM domain ${generationFilter} ORDER BY ${order} LIMIT 1`;
      const { rows } = await stores.clickhouse.query<Subject>(sql, {
        parameters: { ...parameters, ...more },
      });
      if (!rows[0]) throw new Error('the benchmark has no domains');
      return rows[0];
    };
    const giant = await domain('it50 DESC, domain_id');
    const pages = await stores.clickhouse.query<{ path: string }>(
      `SELECT path FROM page ${generationFilter} AND domain_id = (SELECT domain_id FROM domain ${generationFilter} AND name = {name:String})` +
        ' ORDER BY it50 DESC, url_hash LIMIT 1',
      { parameters: { ...parameters, name: giant.name } },
    );
    const nearestSize = 'abs(toInt64(it50) - {size:UInt32}), domain_id';
    const { rows } = await stores.clickhouse.query<{ word: string }>(
      `SELECT word FROM keyword ${generationFilter} ORDER BY ws DESC, keyword_id LIMIT 1`,
      { parameters },
    );
    const keyword = rows[0]?.word ?? '';
    const topDomains = await stores.clickhouse.query<{ name: string }>(
      `SELECT name FROM domain ${generationFilter} ORDER BY it50 DESC, domain_id LIMIT {size:UInt32}`,
      { parameters: { ...parameters, size: groupSize } },
    );
    return {
      giant,
      middle: await domain(nearestSize, { size: middleSize }),
      small: await domain(nearestSize, { size: smallSize }),
      group: topDomains.rows.map(({ name }) => name),
      page: pages.rows[0]?.path ?? '/',
      keyword,
      words: keyword.split(' ').slice(1, 3),
    };
  } finally {
    await stores.close();
  }
}
