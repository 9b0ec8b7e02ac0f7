import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ColumnMappingRecord } from '../../entities/column-mapping.entity.js';
import type { UploadRecord } from '../../entities/upload.entity.js';
import { parseMapping } from '../../ingest/column-mapping.js';
import type { RequestContext } from '../../request/request-context.js';
import type { IncomingFile } from '../../request/uploaded-file.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { UploadScalar } from '../../schema-kit/upload.scalar.js';
import type { BaseCatalogueService } from '../databases/base-catalogue.service.js';
import { inspectUpload } from './inspect-upload.js';
import type { MappingService } from './mapping.service.js';
import { mappingOf } from './mapping-of.js';
import { presentTable } from './present-table.js';
import type { Spool } from './spool.js';
import type { UploadService } from './upload.service.js';
import { ColumnChoice, ColumnMapping, InspectedTable, UploadQuota, WaitingFile } from './upload.type.js';

/** Uploaded files of a user before their import. */
@Resolver()
export class UploadResolver {
  constructor(
    private readonly service: UploadService,
    private readonly mappings: MappingService,
    private readonly spool: Spool,
    private readonly bases: BaseCatalogueService,
  ) {}

  @RequireAccess('administrator')
  @Query(() => [WaitingFile], {
    description: 'Your files that wait to be imported, in the order in which they came.',
  })
  async uploads(@Ctx() { visitor }: RequestContext): Promise<WaitingFile[]> {
    return (await this.service.list(requireUser(visitor))).map(presentUpload);
  }

  @RequireAccess('administrator')
  @Query(() => UploadQuota, { description: 'How much you may upload.' })
  uploadQuota(@Ctx() { visitor }: RequestContext): Promise<UploadQuota> {
    return this.service.space(requireUser(visitor));
  }

  @RequireAccess('administrator')
  @Mutation(() => [WaitingFile], {
    description:
      'Takes files that wait to be imported, one after another as they come. Those before one that is refused stay. ' +
      'Errors: TOO_LARGE, UPLOADS_FULL, DISK_FULL.',
  })
  async uploadFiles(
    @Arg('files', () => [UploadScalar], { description: 'The files.' }) files: IncomingFile[],
    @Ctx() { visitor }: RequestContext,
  ): Promise<WaitingFile[]> {
    return (await this.service.storeAll(requireUser(visitor), files)).map(presentUpload);
  }

  @RequireAccess('administrator')
  @Mutation(() => Boolean, { description: 'Removes a file that waits. Errors: NOT_FOUND.' })
  async removeUpload(
    @Arg('id', () => ID, { description: 'Id of the file.' }) id: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.service.remove(requireUser(visitor), id);
    return true;
  }

  @RequireAccess('administrator')
  @Query(() => [InspectedTable], {
    description:
      'How a file that waits would be read: each table in it, what becomes of its columns, its first rows. Nothing is ' +
      'imported. Errors: NOT_FOUND, BAD_REQUEST.',
  })
  async inspectUpload(
    @Arg('id', () => ID, { description: 'Id of the file.' }) id: string,
    @Arg('columns', () => [ColumnChoice], {
      nullable: true,
      description:
        'What its columns are; without it, what was kept for its header, else what they are likely to be.',
    })
    columns: ColumnChoice[] | null | undefined,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<InspectedTable[]> {
    const user = requireUser(visitor);
    const upload = await this.service.find(user, id);
    const tables = await inspectUpload(upload, {
      filePath: this.spool.pathOf(upload.id),
      ...(columns ? { mapping: mappingOf(columns) } : {}),
      bases: (await this.bases.list()).map(({ code }) => code),
      findSavedMapping: (header) => this.mappings.forHeader(user, header),
    });
    return tables.map((table) => presentTable(table, language));
  }

  @RequireAccess('administrator')
  @Query(() => [ColumnMapping], { description: 'Your mappings of columns, by name.' })
  async columnMappings(@Ctx() { visitor }: RequestContext): Promise<ColumnMapping[]> {
    return (await this.mappings.list(requireUser(visitor))).map(presentMapping);
  }

  @RequireAccess('administrator')
  @Mutation(() => [ColumnMapping], {
    description: 'Removes a mapping of columns; answers the others. Errors: NOT_FOUND.',
  })
  async removeColumnMapping(
    @Arg('id', () => Int, { description: 'Id of the mapping.' }) id: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<ColumnMapping[]> {
    const user = requireUser(visitor);
    await this.mappings.remove(user, id);
    return (await this.mappings.list(user)).map(presentMapping);
  }
}

function presentUpload({ id, name, size, createdAt, choices }: UploadRecord): WaitingFile {
  return {
    id,
    name,
    size,
    createdAt: createdAt.toISOString(),
    choices: choices && {
      base: choices.base ?? null,
      date: choices.date ?? null,
      domain: choices.domain ?? null,
      columns: choices.columns ? [...choices.columns] : null,
      complete: choices.complete ?? false,
    },
  };
}

function presentMapping({ id, name, mapping, createdAt }: ColumnMappingRecord): ColumnMapping {
  const fields = Object.values(parseMapping(mapping).columns);
  return {
    id,
    name,
    columns: fields.filter((field) => field !== null).length,
    createdAt: createdAt.toISOString(),
  };
}
