import type { Readable } from 'node:stream';
import type {
  ClickHouseStore,
  QueryResult,
  QueryOptions,
} from '../../server/stores/clickhouse/clickhouse-store.js';
import { StoreDecorator } from '../../server/stores/clickhouse/store-decorators.js';
import { processorMs } from './processor-time.js';

/** Cost of statements of one kind. */
export interface StageCost {
  /** Tables written and read. */
  name: string;
  statements: number;
  /** Seconds from start to response, summed over concurrent statements. */
  wall: number;
  /** CPU seconds of the engine and of this process, split equally between concurrent statements. */
  engine: number;
  importer: number;
}

const betweenStatements = '(between statements)';

/** ClickHouse store that measures the cost of each statement. */
export class MeteredStore extends StoreDecorator {
  private readonly costs = new Map<string, StageCost>();
  private readonly running: string[] = [];
  private engine: number;
  private importer: number;

  constructor(
    store: ClickHouseStore,
    private readonly pid: number,
  ) {
    super(store);
    this.engine = seconds(pid);
    this.importer = seconds(process.pid);
  }

  /** Costs measured so far. */
  stages(): StageCost[] {
    this.attributeCpuTime();
    return [...this.costs.values()];
  }

  override query<Row>(sql: string, options?: QueryOptions): Promise<QueryResult<Row>> {
    return this.measured(sql, () => super.query<Row>(sql, options));
  }

  override stream(sql: string, format: string, options?: QueryOptions): Promise<Readable> {
    return this.measured(sql, () => super.stream(sql, format, options));
  }

  override command(sql: string, options?: QueryOptions): Promise<void> {
    return this.measured(sql, () => super.command(sql, options));
  }

  override insert(sql: string, body: Readable | Buffer | string, options?: QueryOptions): Promise<void> {
    return this.measured(sql, () => super.insert(sql, body, options));
  }

  private async measured<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
    const name = describeStatement(sql);
    this.attributeCpuTime();
    this.running.push(name);
    this.costOf(name).statements++;
    const started = performance.now();
    try {
      return await run();
    } finally {
      this.attributeCpuTime();
      this.running.splice(this.running.indexOf(name), 1);
      this.costOf(name).wall += (performance.now() - started) / 1000;
    }
  }

  /** Attributes the CPU time since the last call to the running statements. */
  private attributeCpuTime(): void {
    const engine = seconds(this.pid);
    const importer = seconds(process.pid);
    const names = this.running.length > 0 ? this.running : [betweenStatements];
    for (const name of names) {
      const cost = this.costOf(name);
      cost.engine += (engine - this.engine) / names.length;
      cost.importer += (importer - this.importer) / names.length;
    }
    this.engine = engine;
    this.importer = importer;
  }

  private costOf(name: string): StageCost {
    const existing = this.costs.get(name);
    if (existing) return existing;
    const cost = { name, statements: 0, wall: 0, engine: 0, importer: 0 };
    this.costs.set(name, cost);
    return cost;
  }
}

const seconds = (pid: number): number => processorMs(pid) / 1000;

const maxTablesInName = 4;

/** Tables that a statement writes and reads, without import numbers. */
function describeStatement(sql: string): string {
  const bare = sql.replaceAll(/_\d+\b/g, '');
  const tables = [...bare.matchAll(/\b(?:FROM|JOIN) (\w+)/g)].flatMap(([, table]) => table ?? []);
  const sources = [...new Set(tables)].slice(0, maxTablesInName).join(', ');
  const target = /^INSERT INTO (\w+)/.exec(bare)?.[1];
  if (target !== undefined) return `${target} ← ${sources}`;
  const start = bare.slice(0, 40).replaceAll(/\s+/g, ' ');
  return bare.startsWith('SELECT') ? `${start} … ${sources}` : start;
}
