import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { presentTask } from '../tasks/present-task.js';
import type { BaseCatalogueService } from './base-catalogue.service.js';
import { Database } from './database.type.js';
import { diskUse } from './disk-use.js';
import type { ImportedDataService, SnapshotView } from './imported-data.service.js';
import { DatabaseChange, NewDatabase, ImportedData, type ImportedSnapshot } from './imported-data.type.js';
import { presentBase } from './present-base.js';

/** Imported data of this server, for administrators. */
@Resolver()
export class ImportedDataResolver {
  constructor(
    private readonly service: ImportedDataService,
    private readonly bases: BaseCatalogueService,
  ) {}

  @RequireAccess('administrator', { isBackground: true })
  @Query(() => ImportedData, {
    description: 'What was imported, what it takes, and what is under way with it.',
  })
  async ownData(@Ctx() { reports, language }: RequestContext): Promise<ImportedData> {
    const work = await this.service.runningTasks();
    const snapshots = await this.service.snapshots();
    const [exports, disk, bases] = await Promise.all([
      this.service.domainExports(reports, snapshots),
      diskUse(reports),
      this.bases.list(),
    ]);
    const withSample = new Set(
      snapshots.filter((one) => one.isSample && one.keptUntil === null).map(({ base }) => base),
    );
    return {
      snapshots: snapshots.map((one) => ({
        ...presentSnapshot(one),
        exports: exports.get(one.id)?.names ?? [],
        exportsTotal: exports.get(one.id)?.total ?? 0,
        work: this.service.workForSnapshot(one, work) ?? null,
      })),
      databases: bases.map((base) => ({
        database: presentBase(base),
        bytes: disk.bytesByBase.get(base.id) ?? 0,
        hasSample: withSample.has(base.code),
      })),
      bytes: disk.totalBytes,
      free: disk.free ?? null,
      work: work.map((task) => presentTask(task, language)),
    };
  }

  @RequireAccess('administrator')
  @Mutation(() => ID, {
    description:
      'Removes what was imported of a date, in a task; answers its id. The reports are then as if it had never been imported. ' +
      'Errors: UNKNOWN_BASE, NOT_FOUND, TASK_LIMIT.',
  })
  removeSnapshot(
    @Arg('base', () => String, { description: 'Code of the database.' }) base: string,
    @Arg('date', () => String, { description: 'The date, ISO 8601.' }) date: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<string> {
    return this.service.remove(requireUser(visitor), base, date);
  }

  @RequireAccess('administrator')
  @Mutation(() => ID, {
    description:
      'Brings a removed snapshot back, in a task; answers its id. Errors: NOT_FOUND, BAD_REQUEST, TASK_LIMIT.',
  })
  restoreSnapshot(
    @Arg('id', () => ID, { description: 'Id of the snapshot.' }) id: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<string> {
    return this.service.restore(requireUser(visitor), id);
  }

  @RequireAccess('administrator')
  @Mutation(() => ID, {
    description:
      'Derives the reports of databases anew from what was imported, in a task; answers its id. Errors: UNKNOWN_BASE, TASK_LIMIT.',
  })
  recalculateDatabases(
    @Arg('base', () => String, {
      nullable: true,
      description: 'Code of the only database; all that hold anything without it.',
    })
    base: string | undefined,
    @Ctx() { visitor }: RequestContext,
  ): Promise<string> {
    return this.service.rebuildReports(requireUser(visitor), base ?? undefined);
  }

  @RequireAccess('administrator')
  @Mutation(() => ID, {
    description:
      'Removes the sample data for good, in a task; answers its id. What people imported stays. Errors: TASK_LIMIT.',
  })
  removeSample(@Ctx() { visitor }: RequestContext): Promise<string> {
    return this.service.removeSample(requireUser(visitor));
  }

  @RequireAccess('administrator')
  @Mutation(() => Database, { description: 'Adds a database, empty. Errors: INVALID_FIELD.' })
  async addDatabase(
    @Arg('input', () => NewDatabase, { description: 'What it is.' }) input: NewDatabase,
  ): Promise<Database> {
    return presentBase(await this.service.add(withoutNulls(input)));
  }

  @RequireAccess('administrator')
  @Mutation(() => Database, {
    description: 'Changes what a database is called, and its currency. Errors: UNKNOWN_BASE, INVALID_FIELD.',
  })
  async changeDatabase(
    @Arg('code', () => String, { description: 'Code of the database.' }) code: string,
    @Arg('input', () => DatabaseChange, { description: 'What changes.' }) input: DatabaseChange,
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
  ...one
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
    importedBy: one.importedBy,
    importedAt: one.importedAt?.toISOString() ?? null,
    isSample: one.isSample,
    keptUntil: one.keptUntil?.toISOString() ?? null,
    canReturn: one.canReturn,
  };
}

/** Treat null as missing. */
function withoutNulls<Input extends object>(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null)) as Input;
}
