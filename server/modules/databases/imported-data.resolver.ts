import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { presentTask } from '../tasks/present-task.js';
import type { BaseCatalogueService } from './base-catalogue.service.js';
import { Database } from './database.type.js';
import type { ImportedDataService, SnapshotView } from './imported-data.service.js';
import { DatabaseChange, NewDatabase, ImportedData, type ImportedSnapshot } from './imported-data.type.js';
import { presentBase } from './present-base.js';
import { type ReportDependencies, requestOptions } from '../../reports/engine/report-dependencies.js';

/** Imported data of this server, for administrators. */
@Resolver()
export class ImportedDataResolver {
  constructor(
    private readonly service: ImportedDataService,
    private readonly bases: BaseCatalogueService,
  ) {}

  @RequireAccess('administrator', { roles: [], isBackground: true })
  @Query(() => ImportedData, {
    description: 'Imported data with its disk usage and running tasks.',
  })
  async ownData(@Ctx() { reports, language }: RequestContext): Promise<ImportedData> {
    const runningTasks = await this.service.runningTasks();
    const snapshots = await this.service.snapshots();
    const [exports, disk, bases] = await Promise.all([
      this.service.domainExports(reports, snapshots),
      measureDiskUse(reports),
      this.bases.list(),
    ]);
    const codesWithSample = new Set(
      snapshots
        .filter((snapshot) => snapshot.isSample && snapshot.keptUntil === null)
        .map(({ base }) => base),
    );
    return {
      snapshots: snapshots.map((snapshot) => ({
        ...presentSnapshot(snapshot),
        exports: exports.get(snapshot.id)?.names ?? [],
        exportsTotal: exports.get(snapshot.id)?.total ?? 0,
        work: this.service.findRunningOperation(snapshot, runningTasks) ?? null,
      })),
      databases: bases.map((base) => ({
        database: presentBase(base),
        bytes: disk.bytesByBase.get(base.id) ?? 0,
        hasSample: codesWithSample.has(base.code),
        lastThinning: base.lastThinning,
      })),
      bytes: disk.totalBytes,
      free: disk.free ?? null,
      work: runningTasks.map((task) => presentTask(task, language)),
      retention: this.service.retention,
    };
  }

  @RequireAccess('administrator', { roles: [] })
  @Mutation(() => ID, {
    description:
      'Removes the data imported for a date in a task and returns its id. The reports then equal those without this import. ' +
      'Errors: UNKNOWN_BASE, NOT_FOUND, TASK_LIMIT.',
  })
  removeSnapshot(
    @Arg('base', () => String, { description: 'Code of the database.' }) base: string,
    @Arg('date', () => String, { description: 'Date of the snapshot, ISO 8601.' }) date: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<string> {
    return this.service.remove(requireUser(visitor), base, date);
  }

  @RequireAccess('administrator', { roles: [] })
  @Mutation(() => ID, {
    description:
      'Restores a removed snapshot in a task and returns its id. Errors: NOT_FOUND, BAD_REQUEST, TASK_LIMIT.',
  })
  restoreSnapshot(
    @Arg('id', () => ID, { description: 'Id of the snapshot.' }) id: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<string> {
    return this.service.restore(requireUser(visitor), id);
  }

  @RequireAccess('administrator', { roles: [] })
  @Mutation(() => ID, {
    description:
      'Rebuilds the reports of databases from the imported data in a task and returns its id. Errors: UNKNOWN_BASE, TASK_LIMIT.',
  })
  recalculateDatabases(
    @Arg('base', () => String, {
      nullable: true,
      description: 'Code of the database; defaults to all non-empty databases.',
    })
    base: string | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<string> {
    return this.service.rebuildReports(requireUser(visitor), base ?? undefined);
  }

  @RequireAccess('administrator', { roles: [] })
  @Mutation(() => ID, {
    description:
      'Removes the sample data permanently in a task and returns its id. Imported data is preserved. Errors: TASK_LIMIT.',
  })
  removeSample(@Ctx() { visitor }: RequestContext): Promise<string> {
    return this.service.removeSample(requireUser(visitor));
  }

  @RequireAccess('administrator', { roles: [] })
  @Mutation(() => Database, { description: 'Adds an empty database. Errors: INVALID_FIELD.' })
  async addDatabase(
    @Arg('input', () => NewDatabase, { description: 'Properties of the database.' }) input: NewDatabase,
  ): Promise<Database> {
    return presentBase(await this.service.add(withoutNulls(input)));
  }

  @RequireAccess('administrator', { roles: [] })
  @Mutation(() => Database, {
    description: 'Changes the names and currency of a database. Errors: UNKNOWN_BASE, INVALID_FIELD.',
  })
  async changeDatabase(
    @Arg('code', () => String, { description: 'Code of the database.' }) code: string,
    @Arg('input', () => DatabaseChange, { description: 'Changed properties.' }) input: DatabaseChange,
  ): Promise<Database> {
    return presentBase(await this.service.change(code, withoutNulls(input)));
  }
}

function presentSnapshot({
  id,
  base,
  date,
  rows,
  keywords,
  contents,
  files,
  ...details
}: SnapshotView): Omit<ImportedSnapshot, 'exports' | 'exportsTotal' | 'work'> {
  return {
    id: String(id),
    base,
    date,
    rows,
    keywords,
    pages: contents.pages ?? null,
    domains: contents.domains ?? null,
    ads: contents.ads ?? null,
    volumes: contents.volumes ?? null,
    files,
    importedBy: details.importedBy,
    importedAt: details.importedAt?.toISOString() ?? null,
    isSample: details.isSample,
    keptUntil: details.keptUntil?.toISOString() ?? null,
    canReturn: details.canReturn,
    expiresOn: details.expiresOn,
  };
}

/** Drops null values, because the validation expects missing ones. */
function withoutNulls<Input extends object>(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Input;
}

/** Disk usage of ClickHouse in bytes. */
interface DiskUse {
  bytesByBase: ReadonlyMap<number, number>;
  totalBytes: number;
  /** Undefined for a cluster with several disks. */
  free: number | undefined;
}

/** Measures the disk usage of each database in one query. */
async function measureDiskUse(reports: ReportDependencies): Promise<DiskUse> {
  const { cluster } = reports.clickhouse;
  const partsTable = cluster === undefined ? 'system.parts' : 'cluster({cluster:String}, system.parts)';
  const { rows } = await reports.clickhouse.query<{ base: number; bytes: number; free: number }>(
    // Partition keys start with the database id, except those of first-party tables, which start with an account id.
    `SELECT toUInt16OrZero(extract(if(startsWith(table, 'own_fact'), '', partition), '^\\\\((\\\\d+),\\\\d+\\\\)$')) AS base, sum(bytes_on_disk) AS bytes,
       (SELECT max(free_space) FROM system.disks WHERE name = 'default') AS free
     FROM ${partsTable} WHERE active AND database = currentDatabase() GROUP BY base`,
    { parameters: cluster === undefined ? {} : { cluster }, ...requestOptions(reports, 'disk-use') },
  );
  return {
    bytesByBase: new Map(rows.map(({ base, bytes }) => [base, bytes])),
    totalBytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    free: cluster === undefined ? rows[0]?.free : undefined,
  };
}
