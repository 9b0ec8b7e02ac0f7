import DataLoader from 'dataloader';
import { In, type DataSource } from 'typeorm';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { ReportContext } from '../../request/report-access.js';
import { createTotalsLoader, type BaseTotals } from './base-totals.js';
import { Base } from '../../entities/base.entity.js';
import type { DatabaseSnapshot } from './database.type.js';
import { Generation } from '../../entities/generation.entity.js';
import { Snapshot } from '../../entities/snapshot.entity.js';

/** Request-scoped DataLoaders of database lists. */
interface RequestLoaders {
  /** Snapshots by database code, newest first. */
  snapshots: DataLoader<string, DatabaseSnapshot[]>;
  /** Row counts by table of the current generation; null if empty. */
  counts: DataLoader<string, GenerationCounts | null>;
  /** Totals of the current generation; null if empty. */
  totals: DataLoader<string, BaseTotals | null>;
}

/** Provides DataLoaders of databases per request. */
export class DatabaseLoaders {
  private readonly loadersByRequest = new WeakMap<ReportDependencies, RequestLoaders>();

  constructor(private readonly postgres: DataSource) {}

  /** Loaders of a request, created once. */
  forRequest({ reports }: Pick<ReportContext, 'reports'>): RequestLoaders {
    const { postgres } = this;
    const loaders = this.loadersByRequest.get(reports) ?? {
      snapshots: createSnapshotLoader(postgres),
      counts: createCountsLoader(postgres),
      totals: createTotalsLoader(postgres, reports),
    };
    this.loadersByRequest.set(reports, loaders);
    return loaders;
  }
}

/** DataLoader for snapshots, newest first. */
function createSnapshotLoader(postgres: DataSource): DataLoader<string, DatabaseSnapshot[]> {
  return new DataLoader(async (codes) => {
    const bases = await findBases(postgres, codes);
    const snapshots = await postgres.getRepository(Snapshot).find({
      where: { baseId: In(bases.map(({ id }) => id)), state: 'published' },
      order: { date: 'DESC', id: 'DESC' },
    });
    return codes.map((code) => {
      const id = bases.find((base) => base.code === code)?.id;
      return snapshots
        .filter((snapshot) => snapshot.baseId === id)
        .map(({ date, rows, keywords, contents: { domains = null } }) => ({ date, rows, keywords, domains }));
    });
  });
}

/** Row counts by table, recorded by the import. */
type GenerationCounts = Readonly<Record<string, number>>;

/** DataLoader for row counts of the current generation; null for an empty database. */
function createCountsLoader(postgres: DataSource): DataLoader<string, GenerationCounts | null> {
  return new DataLoader(async (codes) => {
    const bases = await findBases(postgres, codes);
    const generations = await postgres
      .getRepository(Generation)
      .findBy({ id: In(bases.map(({ generation }) => generation)) });
    return codes.map((code) => {
      const current = bases.find((base) => base.code === code)?.generation;
      return generations.find(({ id }) => id === current)?.counts ?? null;
    });
  });
}

function findBases(postgres: DataSource, codes: readonly string[]): Promise<Base[]> {
  return postgres.getRepository(Base).findBy({ code: In([...codes]) });
}
