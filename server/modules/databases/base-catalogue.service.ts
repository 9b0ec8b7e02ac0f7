import type { DataSource } from 'typeorm';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { noSampleLoad, type SampleLoadStatus } from '../../ingest/sample/sample-load.js';
import { createPreparedReader } from '../../stores/postgres/prepared-statements.js';
import { Base, hasDamagedReports } from '../../entities/base.entity.js';
import { Snapshot } from '../../entities/snapshot.entity.js';

/** State of a database at one moment. A request reads it once and binds its id and generation to every query. */
export type BaseState = Readonly<Base>;

const selectBaseByCode = createPreparedReader(
  'base of a code',
  { base: Base },
  'FROM base WHERE base.code = $1',
);
const selectDefaultBase = createPreparedReader(
  'first base',
  { base: Base },
  'FROM base ORDER BY base.priority, base.id LIMIT 1',
);

/** Catalogue of databases. Not cached, so every process sees a published import with the next request. */
export class BaseCatalogueService {
  constructor(private readonly postgres: DataSource) {}

  /**
   * Finds a database by case-insensitive code; the default database without one.
   * @throws AppError UnknownBase, DataDamaged
   */
  async byCode(code?: string): Promise<BaseState> {
    const base = code === undefined || code === '' ? await this.first() : await this.find(code.toLowerCase());
    if (!base) throw new AppError(ErrorCode.UnknownBase, { base: code ?? '' });
    if (hasDamagedReports(base)) {
      throw new AppError(ErrorCode.DataDamaged, { database: { en: base.name, ru: base.caption } });
    }
    return base;
  }

  /** Whether a database has this code, ignoring case. */
  async has(code: string): Promise<boolean> {
    return (await this.find(code.toLowerCase())) !== null;
  }

  /** Published snapshots of a database, newest first. */
  async snapshots({ id }: Pick<BaseState, 'id'>): Promise<{ id: number; date: string }[]> {
    const snapshots = await this.postgres
      .getRepository(Snapshot)
      .find({ where: { baseId: id, state: 'published' }, order: { date: 'DESC', id: 'DESC' } });
    return snapshots.map((snapshot) => ({ id: snapshot.id, date: snapshot.date }));
  }

  /** All databases, the default one first. */
  async list(): Promise<BaseState[]> {
    return this.postgres.getRepository(Base).find({ order: { priority: 'ASC', id: 'ASC' } });
  }

  private async find(code: string): Promise<Base | null> {
    // Reject codes longer than the column before querying.
    if (code.length > 16 || code.includes('\0')) return null;
    const [base] = await selectBaseByCode(this.postgres, [code]);
    return base?.base ?? null;
  }

  private async first(): Promise<Base | null> {
    const [base] = await selectDefaultBase(this.postgres, []);
    return base?.base ?? null;
  }
}

/** Database catalogue within one request. Memoized, so that a response is based on one generation. */
export class RequestBases extends BaseCatalogueService {
  private readonly cache = new Map<string, Promise<BaseState>>();

  constructor(
    postgres: DataSource,
    private readonly sampleLoad: SampleLoadStatus = noSampleLoad,
  ) {
    super(postgres);
  }

  /** @throws AppError UnknownBase, SampleLoading */
  override async byCode(code = ''): Promise<BaseState> {
    const base = await this.readBase(code);
    this.sampleLoad.assertLoaded(base);
    return base;
  }

  override async has(code: string): Promise<boolean> {
    try {
      await this.readBase(code.toLowerCase());
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === ErrorCode.UnknownBase) return false;
      throw error;
    }
  }

  private readBase(code: string): Promise<BaseState> {
    const cached = this.cache.get(code) ?? super.byCode(code);
    this.cache.set(code, cached);
    return cached;
  }
}
