import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ColumnMappingRecord } from '../../entities/column-mapping.entity.js';
import type { UploadRecord } from '../../entities/upload.entity.js';
import { parseMapping } from '../../ingest/parse-mapping.js';
import type { RequestContext } from '../../request/request-context.js';
import type { IncomingFile } from '../../request/uploaded-file.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { UploadScalar } from '../../schema-kit/upload.scalar.js';
import type { BaseCatalogueService } from '../databases/base-catalogue.service.js';
import { parseReading, presentReadingChoices } from './present-readings.js';
import { FileReadingInput } from './reading.type.js';
import { inspectUpload } from './inspect-upload.js';
import type { MappingService } from './mapping.service.js';
import { buildMapping } from './build-mapping.js';
import { presentTable } from './present-table.js';
import type { Spool } from './spool.js';
import type { UploadService } from './upload.service.js';
import { DataImport, ImportFile } from './import.type.js';
import {
  ColumnChoice,
  ColumnMapping,
  InspectedTable,
  RepeatedFile,
  UploadQuota,
  WaitingFile,
} from './upload.type.js';
import type { ImportService } from './import.service.js';
import { toDataImport } from './present-import.js';

/** Imports of the user's own files. */
@Resolver()
export class ImportResolver {
  constructor(
    private readonly imports: ImportService,
    private readonly now: () => Date,
  ) {}

  @RequireAccess('administrator', { roles: [] })
  @Mutation(() => ID, {
    description:
      'Starts importing uploaded files in one task and returns its id. ' +
      'Errors: NOT_FOUND, INVALID_FIELD, BAD_REQUEST, FUTURE_DATES, UNKNOWN_BASE, TASK_LIMIT.',
  })
  startImport(
    @Arg('files', () => [ImportFile], { description: 'Files to import, 1 to 500.' }) files: ImportFile[],
    @Ctx() { visitor }: RequestContext,
  ): Promise<string> {
    return this.imports.start(requireUser(visitor), files);
  }

  @RequireAccess('administrator', { roles: ['support', 'accountant'], isBackground: true })
  @Query(() => [DataImport], { description: 'Latest imports of the user, newest first.' })
  async dataImports(@Ctx() { visitor, language }: RequestContext): Promise<DataImport[]> {
    const latest = await this.imports.listLatest(requireUser(visitor));
    return latest.map((view) => toDataImport(view, this.now(), language));
  }
}

/** Uploaded files of a user before their import. */
@Resolver()
export class UploadResolver {
  constructor(
    private readonly service: UploadService,
    private readonly mappings: MappingService,
    private readonly spool: Spool,
    private readonly bases: BaseCatalogueService,
  ) {}

  @RequireAccess('administrator', { roles: [] })
  @Query(() => [WaitingFile], {
    description: 'Uploaded files of the user that have not been imported, in upload order.',
  })
  async uploads(@Ctx() { visitor }: RequestContext): Promise<WaitingFile[]> {
    return (await this.service.list(requireUser(visitor))).map(toWaitingFile);
  }

  @RequireAccess('administrator', { roles: [] })
  @Query(() => UploadQuota, { description: 'Upload quota of the user.' })
  uploadQuota(@Ctx() { visitor }: RequestContext): Promise<UploadQuota> {
    return this.service.readQuota(requireUser(visitor));
  }

  @RequireAccess('administrator', { roles: [] })
  @Query(() => RepeatedFile, {
    nullable: true,
    description:
      'Upload of the last 30 days with the same content as a file, which therefore needs no upload. Errors: INVALID_FIELD.',
  })
  async repeatedFile(
    @Arg('contentHash', () => String, {
      description:
        'SHA-256 of the concatenated SHA-256 digests of all slices of 4 MiB of the file, in lower-case hexadecimal digits.',
    })
    contentHash: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<RepeatedFile | null> {
    const upload = await this.service.findRepeated(requireUser(visitor), contentHash);
    return upload ? { name: upload.name, importedAt: upload.importedAt?.toISOString() ?? null } : null;
  }

  @RequireAccess('administrator', { roles: [] })
  @Mutation(() => [WaitingFile], {
    description:
      'Stores files for an import, one after the other. Files before a rejected one are kept. ' +
      'Errors: TOO_LARGE, UPLOADS_FULL, DISK_FULL.',
  })
  async uploadFiles(
    @Arg('files', () => [UploadScalar], { description: 'Files to upload.' }) files: IncomingFile[],
    @Ctx() { visitor }: RequestContext,
  ): Promise<WaitingFile[]> {
    return (await this.service.storeAll(requireUser(visitor), files)).map(toWaitingFile);
  }

  @RequireAccess('administrator', { roles: [] })
  @Mutation(() => Boolean, { description: 'Removes an uploaded file. Errors: NOT_FOUND.' })
  async removeUpload(
    @Arg('id', () => ID, { description: 'Id of the file.' }) id: string,
    @Ctx() { visitor }: RequestContext,
  ): Promise<boolean> {
    await this.service.remove(requireUser(visitor), id);
    return true;
  }

  @RequireAccess('administrator', { roles: [] })
  @Query(() => [InspectedTable], {
    // Reads a file of any size, so a request contains only one.
    complexity: 100,
    description:
      'Previews the import of an uploaded file: its tables with their columns and first rows. Nothing is imported. ' +
      'Errors: NOT_FOUND, INVALID_FIELD, BAD_REQUEST.',
  })
  async inspectUpload(
    @Arg('id', () => ID, { description: 'Id of the file.' }) id: string,
    @Arg('columns', () => [ColumnChoice], {
      nullable: true,
      description: 'Fields of the columns; defaults to the mapping saved for the header, then to a guess.',
    })
    columns: ColumnChoice[] | null | undefined,
    @Arg('reading', () => FileReadingInput, {
      nullable: true,
      description: 'How values are read that allow several readings; defaults to the values of the file.',
    })
    reading: FileReadingInput | null | undefined,
    @Ctx() { visitor, language }: RequestContext,
  ): Promise<InspectedTable[]> {
    const user = requireUser(visitor);
    const upload = await this.service.find(user, id);
    const tables = await inspectUpload(upload, {
      filePath: this.spool.getPath(upload.id),
      ...(columns ? { mapping: buildMapping(columns) } : {}),
      reading: parseReading(reading),
      bases: (await this.bases.list()).map(({ code }) => code),
      findSavedMapping: (header) => this.mappings.findByHeader(user, header),
      findEarlierReading: (table) => this.service.findEarlierReading(table),
    });
    return tables.map((table) => presentTable(table, language));
  }

  @RequireAccess('administrator', { roles: [] })
  @Query(() => [ColumnMapping], { description: 'Column mappings of the user, ordered by name.' })
  async columnMappings(@Ctx() { visitor }: RequestContext): Promise<ColumnMapping[]> {
    return (await this.mappings.list(requireUser(visitor))).map(toColumnMapping);
  }

  @RequireAccess('administrator', { roles: [] })
  @Mutation(() => [ColumnMapping], {
    description: 'Removes a column mapping and returns the remaining ones. Errors: NOT_FOUND.',
  })
  async removeColumnMapping(
    @Arg('id', () => Int, { description: 'Id of the mapping.' }) id: number,
    @Ctx() { visitor }: RequestContext,
  ): Promise<ColumnMapping[]> {
    const user = requireUser(visitor);
    await this.mappings.remove(user, id);
    return (await this.mappings.list(user)).map(toColumnMapping);
  }
}

function toWaitingFile({ id, name, size, createdAt, choices }: UploadRecord): WaitingFile {
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
      allowFuture: choices.allowFuture ?? false,
      reading: presentReadingChoices(choices.reading ?? {}),
    },
  };
}

function toColumnMapping({ id, name, mapping, createdAt }: ColumnMappingRecord): ColumnMapping {
  const fields = Object.values(parseMapping(mapping).columns);
  return {
    id,
    name,
    columns: fields.filter((field) => field !== null).length,
    createdAt: createdAt.toISOString(),
  };
}
