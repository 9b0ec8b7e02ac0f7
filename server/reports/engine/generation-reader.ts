import type { QueryOptions, QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { type ReportBase, generationOptions, type ReportDependencies } from './report-dependencies.js';

/** Runs small queries on the generation of one database within a request. */
export class GenerationReader {
  constructor(
    readonly base: ReportBase,
    private readonly deps: ReportDependencies,
  ) {}

  /** Rows of a SELECT that may use `base` and `generation` in addition to its own parameters. */
  async rows<Row>(
    operation: string,
    sql: string,
    parameters: Readonly<Record<string, QueryParameter>> = {},
    options: Pick<QueryOptions, 'factKeywords' | 'factKeywordSql' | 'factKeywordList'> = {},
  ): Promise<readonly Row[]> {
    const { rows } = await this.deps.clickhouse.query<Row>(sql, {
      parameters: { base: this.base.id, generation: this.base.generation, ...parameters },
      ...generationOptions(this.deps, operation, this.base),
      ...options,
    });
    return rows;
  }
}
