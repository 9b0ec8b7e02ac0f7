import path from 'node:path';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ImportSummary } from '../../ingest/import-summary.js';
import { inspectFile } from '../../ingest/inspect/inspect-file.js';
import { assertNoFutureDate } from '../../ingest/staging/future-dates.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { BaseCatalogueService } from '../databases/base-catalogue.service.js';
import { importTask, type ImportTaskInput } from './import.task.js';
import type { TaskView, TaskService } from '../tasks/task.service.js';
import type { UploadChoices, UploadRecord } from '../../entities/upload.entity.js';
import type { ImportFile } from './import.type.js';
import { parseReading } from './present-readings.js';
import { buildMapping } from './build-mapping.js';
import type { MappingService } from './mapping.service.js';
import type { Spool } from './spool.js';
import type { UploadService } from './upload.service.js';

const maxFilesPerImport = 500;

/** An import with its files. */
export interface ImportView extends TaskView {
  files: readonly UploadRecord[];
}

/** Dependencies of `ImportService`. */
interface ImportDependencies {
  dataDir: string;
  spool: Spool;
  uploads: UploadService;
  mappings: MappingService;
  tasks: TaskService;
  bases: BaseCatalogueService;
}

/** Imports uploaded files. All files of a request share one task, so each database is rebuilt once. */
export class ImportService {
  constructor(private readonly deps: ImportDependencies) {}

  /**
   * Starts importing uploaded files and returns the task id.
   * @throws AppError NotFound, InvalidField, BadRequest, FutureDates, UnknownBase, TaskLimit
   */
  async start(user: AuthenticatedUser, files: readonly ImportFile[]): Promise<string> {
    if (files.length === 0 || files.length > maxFilesPerImport) {
      throw invalidFieldError('files', fileCountMessage);
    }
    const validatedFiles: { upload: UploadRecord; file: ImportFile }[] = [];
    for (const file of files) validatedFiles.push({ upload: await this.validateFile(user, file), file });
    for (const { upload, file } of validatedFiles) await this.saveMapping(user, upload, file);
    const input: ImportTaskInput = {
      files: validatedFiles.map(({ upload, file }) => this.toTaskFile(upload, file)),
    };
    const name = validatedFiles.map(({ upload }) => upload.name).join(', ');
    const uploads = validatedFiles.map(({ upload: { id }, file }) => ({ id, choices: toChoices(file) }));
    return this.deps.uploads.assignToTask(uploads, (tx) =>
      this.deps.tasks.start(importTask, user, { name, input }, tx),
    );
  }

  /** The user's latest imports, newest first. */
  async listLatest(user: AuthenticatedUser): Promise<ImportView[]> {
    const { items } = await this.deps.tasks.list(user, 1, importTask);
    const files = await this.deps.uploads.findByTasks(items.map(({ task }) => task.id));
    return items.map((item) => ({ ...item, files: files.get(item.task.id) ?? [] }));
  }

  /**
   * Path and download name of the rejected records of a file. Files are counted from 0. Throws NotFound also for an
   * import of another user.
   */
  async findRejects(
    user: AuthenticatedUser,
    id: string,
    number: number,
  ): Promise<{ filePath: string; name: string }> {
    if (!user.account.isAdministrator) throw new AppError(ErrorCode.NotFound);
    const { task } = await this.deps.tasks.view(user, id);
    // Administrators see each other's tasks, but file contents are private to the importer.
    if (task.accountId !== user.account.id) throw new AppError(ErrorCode.NotFound);
    const { files = [] } = task.kind === importTask.id ? (task.result as Partial<ImportSummary>) : {};
    const file = files[number];
    if (!file?.rejectsPath) throw new AppError(ErrorCode.NotFound);
    const filePath = path.join(this.deps.dataDir, path.join('/', file.rejectsPath));
    return { filePath, name: `${path.basename(file.name)}.rejected.ndjson` };
  }

  private async validateFile(
    user: AuthenticatedUser,
    { upload, base, date, domain, allowFuture, reading }: ImportFile,
  ): Promise<UploadRecord> {
    if (base) await this.deps.bases.byCode(base);
    if (date && !isDate(date)) throw invalidFieldError('date', invalidDateMessage);
    parseReading(reading);
    assertNoFutureDate(date ?? undefined, allowFuture ?? false);
    if (domain && !/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(domain)) {
      throw invalidFieldError('domain', invalidDomainMessage);
    }
    return this.deps.uploads.find(user, upload);
  }

  private toTaskFile({ id, name }: UploadRecord, file: ImportFile): ImportTaskInput['files'][number] {
    const { columns, ...choices } = toChoices(file);
    return {
      path: this.deps.spool.relativePath(id),
      name,
      ...choices,
      ...(columns ? { mapping: buildMapping(columns) } : {}),
    };
  }

  private async saveMapping(
    user: AuthenticatedUser,
    { id, name }: UploadRecord,
    { columns, reading, saveMappingAs }: ImportFile,
  ): Promise<void> {
    if (!columns) return;
    const mapping = { ...buildMapping(columns), ...parseReading(reading) };
    // Validate the mapping now, so that errors reach the user instead of the task.
    const [table] = await inspectFile(this.deps.spool.getPath(id), { name, mapping });
    if (!saveMappingAs || !table) return;
    const header = table.columns.map((column) => column.name);
    await this.deps.mappings.save(user, { name: saveMappingAs, header, mapping });
  }
}

/** Overrides of a file, without empty values. */
function toChoices({
  base,
  date,
  domain,
  columns,
  complete,
  allowFuture,
  reading,
}: ImportFile): UploadChoices {
  const readingOptions = parseReading(reading);
  return {
    ...(base ? { base } : {}),
    ...(date ? { date } : {}),
    ...(domain ? { domain } : {}),
    ...(columns ? { columns: columns.map(({ name, field }) => ({ name, field: field ?? null })) } : {}),
    ...(complete ? { complete } : {}),
    ...(allowFuture ? { allowFuture } : {}),
    ...(Object.keys(readingOptions).length > 0 ? { reading: readingOptions } : {}),
  };
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

const fileCountMessage = {
  en: `An import must have 1 to ${maxFilesPerImport} files.`,
  ru: `За один импорт – от 1 до ${maxFilesPerImport} файлов.`,
};
const invalidDateMessage = {
  en: 'The date must have the form 2026-11-01.',
  ru: 'Нужна дата вида 2026-11-01.',
};
const invalidDomainMessage = { en: 'This is not a domain.', ru: 'Это не домен.' };

function invalidFieldError(field: string, message: { en: string; ru: string }): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what: message });
}
