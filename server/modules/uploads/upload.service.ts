import { In, type DataSource, type EntityManager } from 'typeorm';
import { contentHashPattern } from '../../contract/content-hash.js';
import { isUuid } from '../../contract/formatting/is-uuid.js';
import { taskStates } from '../../contract/projects/task-states.js';
import type { ReadingOptions } from '../../contract/file-reading.js';
import { findEarlierReading } from '../../ingest/header-readings.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { UploadRecord, type UploadChoices } from '../../entities/upload.entity.js';
import type { IncomingFile, UploadedFile } from '../../request/uploaded-file.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import { lockAccount } from '../platform/lock-account.js';
import type { Spool } from './spool.js';

const dayMs = 86_400_000;

const retentionDays = { waiting: 1, imported: 30 } as const;

/** Quota of waiting files per account, as a multiple of the maximum file size. */
const maxWaitingFactor = 5;

/** Uploads that no import uses, or whose import failed, so that they can be imported again. */
const waitingCondition = `(upload.task_id IS NULL OR upload.task_id IN (SELECT id FROM task WHERE state = ${taskStates.failed}))`;

/** Upload quota in bytes. */
interface UploadQuota {
  largest: number;
  /** Limit for all waiting files of an account, and the used part. */
  whole: number;
  used: number;
}

/** An upload with the same content as another file. */
interface RepeatedUpload {
  name: string;
  /** End of its last import; null if it has not been imported. */
  importedAt: Date | null;
}

/** Uploaded files before their import. A file is visible only to its account. */
export class UploadService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly spool: Spool,
    /** Maximum file size in bytes. */
    private readonly maxFileBytes: number,
  ) {}

  async readQuota({ account }: AuthenticatedUser): Promise<UploadQuota> {
    return this.queryQuota(account.id, this.postgres.manager);
  }

  /** Open settings of a table as earlier files with the same header had them. */
  findEarlierReading(table: Parameters<typeof findEarlierReading>[1]): Promise<ReadingOptions> {
    return findEarlierReading(this.postgres, table);
  }

  /** Waiting files in upload order. */
  list({ account }: AuthenticatedUser): Promise<UploadRecord[]> {
    return this.queryWaiting(account.id)
      .orderBy({ 'upload.created_at': 'ASC', 'upload.id': 'ASC' })
      .getMany();
  }

  /**
   * The latest upload with a content that is waiting, being imported or imported.
   * @throws AppError InvalidField if the hash does not match `contentHashPattern`
   */
  async findRepeated(
    { account }: AuthenticatedUser,
    contentHash: string,
  ): Promise<RepeatedUpload | undefined> {
    if (!contentHashPattern.test(contentHash)) {
      const message = { en: 'This is not a content hash.', ru: 'Это не хеш содержимого.' };
      throw new AppError(ErrorCode.InvalidField, { field: 'contentHash', what: message });
    }
    const [upload]: RepeatedUpload[] = await this.postgres.query(
      `SELECT upload.name, CASE task.state WHEN ${taskStates.done} THEN task.finished_at END AS "importedAt"
       FROM upload LEFT JOIN task ON task.id = task_id
       WHERE upload.account_id = $1 AND upload.content_hash = $2 ORDER BY upload.created_at DESC LIMIT 1`,
      [account.id, contentHash],
    );
    return upload;
  }

  /**
   * Stores files sequentially as they arrive. Files before a rejected one stay.
   * @throws AppError TooLarge, UploadsFull, DiskFull, BadRequest for an interrupted upload
   */
  async storeAll(user: AuthenticatedUser, files: readonly IncomingFile[]): Promise<UploadRecord[]> {
    const records: UploadRecord[] = [];
    for (const file of files) {
      const uploaded = await file.promise.catch((cause: unknown) => {
        const message = { en: 'the upload was interrupted', ru: 'файл оборвался' };
        throw new AppError(ErrorCode.BadRequest, { what: message }, { cause });
      });
      const record = await this.storeFile(user, uploaded);
      if (record) records.push(record);
    }
    return records;
  }

  /** Throws NotFound also for a file of another account or of a running import. */
  async find({ account }: AuthenticatedUser, id: string): Promise<UploadRecord> {
    const upload = isUuid(id)
      ? await this.queryWaiting(account.id).andWhere('upload.id = :id', { id }).getOne()
      : null;
    if (!upload) throw new AppError(ErrorCode.NotFound);
    return upload;
  }

  /** Removes a waiting file. Throws NotFound also for a file of another account. */
  async remove(user: AuthenticatedUser, id: string): Promise<void> {
    const upload = await this.find(user, id);
    const [, removed]: [unknown, number] = await this.postgres.query(
      `DELETE FROM upload WHERE id = $1 AND ${waitingCondition}`,
      [upload.id],
    );
    if (removed === 1) await this.spool.remove(upload.id);
  }

  /**
   * Assigns files to an import that `startTask` creates in the same transaction, and returns the task id. The options
   * chosen for each file are stored for a retry. A rollback leaves the files waiting. Throws NotFound if another
   * import uses one of them.
   */
  assignToTask(
    uploads: readonly (Pick<UploadRecord, 'id'> & { choices: UploadChoices })[],
    startTask: (tx: EntityManager) => Promise<string>,
  ): Promise<string> {
    return this.postgres.transaction(async (tx) => {
      const taskId = await startTask(tx);
      for (const { id, choices } of uploads) {
        const [, claimed]: [unknown, number] = await tx.query(
          `UPDATE upload SET task_id = $2, choices = $3 WHERE id = $1 AND ${waitingCondition}`,
          [id, taskId, JSON.stringify(choices)],
        );
        if (claimed !== 1) throw new AppError(ErrorCode.NotFound);
      }
      return taskId;
    });
  }

  /** Files of imports by task id. */
  async findByTasks(taskIds: readonly string[]): Promise<Map<string, UploadRecord[]>> {
    const uploads = await this.postgres
      .getRepository(UploadRecord)
      .find({ where: { taskId: In([...taskIds]) }, order: { createdAt: 'ASC', id: 'ASC' } });
    const byTask = new Map<string, UploadRecord[]>();
    for (const upload of uploads) {
      byTask.set(upload.taskId ?? '', [...(byTask.get(upload.taskId ?? '') ?? []), upload]);
    }
    return byTask;
  }

  /** Removes expired and orphaned files. Returns their number. */
  async cleanUp(): Promise<number> {
    const daysAgo = (days: number) => new Date(this.now().getTime() - days * dayMs);
    const [expired]: [{ id: string }[], number] = await this.postgres.query(
      `DELETE FROM upload WHERE created_at < $2 OR (created_at < $1 AND (task_id IS NULL OR task_id IN (
         SELECT id FROM task WHERE state = ${taskStates.failed} AND finished_at < $1))) RETURNING id`,
      [daysAgo(retentionDays.waiting), daysAgo(retentionDays.imported)],
    );
    for (const { id } of expired) await this.spool.remove(id);
    const existingUploads: { id: string }[] = await this.postgres.query('SELECT id FROM upload');
    const orphans = await this.spool.removeOrphans(
      new Set(existingUploads.map(({ id }) => id)),
      daysAgo(retentionDays.waiting),
    );
    return expired.length + orphans;
  }

  /** Stores a file. Returns undefined for an empty file field of a form. */
  private async storeFile(
    user: AuthenticatedUser,
    uploaded: UploadedFile,
  ): Promise<UploadRecord | undefined> {
    const { largest, whole, used } = await this.readQuota(user);
    const remaining = Math.max(0, whole - used);
    const storedUpload = await this.spool
      .store(uploaded, Math.min(largest, remaining))
      .catch((error: unknown) => {
        throw error instanceof AppError && error.code === ErrorCode.TooLarge && remaining < largest
          ? uploadsFullError(whole)
          : error;
      });
    if (!uploaded.filename && storedUpload.size === 0) {
      await this.spool.remove(storedUpload.id);
      return undefined;
    }
    try {
      return await this.postgres.transaction(async (tx) => {
        await lockAccount(tx, user.account.id);
        const quota = await this.queryQuota(user.account.id, tx);
        if (quota.used + storedUpload.size > whole) throw uploadsFullError(whole);
        const record = {
          ...storedUpload,
          name: displayName(uploaded.filename ?? ''),
          accountId: user.account.id,
        };
        return tx.save(UploadRecord, {
          ...record,
          taskId: null,
          choices: null,
          createdAt: this.now(),
        });
      });
    } catch (error) {
      await this.spool.remove(storedUpload.id);
      throw error;
    }
  }

  private queryWaiting(accountId: number) {
    return this.postgres
      .getRepository(UploadRecord)
      .createQueryBuilder('upload')
      .where(`upload.account_id = :accountId AND ${waitingCondition}`, { accountId });
  }

  private async queryQuota(accountId: number, tx: EntityManager): Promise<UploadQuota> {
    const [row]: { used: string }[] = await tx.query(
      `SELECT coalesce(sum(size), 0) AS used FROM upload WHERE account_id = $1 AND ${waitingCondition}`,
      [accountId],
    );
    return {
      largest: this.maxFileBytes,
      whole: this.maxFileBytes * maxWaitingFactor,
      used: Number(row?.used ?? 0),
    };
  }
}

function uploadsFullError(limitBytes: number): AppError {
  return new AppError(ErrorCode.UploadsFull, { limit: `${Math.floor(limitBytes / 1024 / 1024)} MB` });
}

/** Control characters, lone surrogates and bidirectional overrides. */
const invisibleCharacters = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/gu;

/** Base name without invisible characters. */
function displayName(name: string): string {
  const fileName = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(invisibleCharacters, '').trim();
  return [...(/^\.*$/.test(fileName) ? 'file' : fileName)].slice(-255).join('');
}
