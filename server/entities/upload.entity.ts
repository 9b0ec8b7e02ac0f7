import type { ReadingOptions } from '../contract/file-reading.js';
import type { FileField } from '../contract/file-fields.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Import options that the user selected for a file. */
export interface UploadChoices {
  base?: string;
  /** Date of the data, ISO date. */
  date?: string;
  domain?: string;
  /** Selected fields by column; null skips a column. */
  columns?: readonly { name: string; field: FileField | null }[];
  /** Whether the file contains all positions of its domain. */
  complete?: boolean;
  /** Whether dates later than tomorrow (UTC) are accepted. */
  allowFuture?: boolean;
  /** How values are read that allow several readings. */
  reading?: ReadingOptions;
}

/** A completely uploaded file. Its content is stored in the upload spool under its id. */
@Entity('upload')
export class UploadRecord {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** The owning account. */
  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Original file name, for display only. It is never used as a path. */
  @Column({ type: 'varchar', length: 255 })
  name!: string;

  /** Size in bytes. */
  @Column({ type: 'bigint', transformer: { to: (value: number) => value, from: Number } })
  size!: number;

  /** Number of non-blank lines outside quotes; meaningless for compressed files. */
  @Column({ type: 'bigint', transformer: { to: (value: number) => value, from: Number } })
  lines!: number;

  /** See `contentHashPattern`; null for uploads from before this column existed. */
  @Column({ type: 'char', length: 64, name: 'content_hash', nullable: true })
  contentHash!: string | null;

  /**
   * The import that uses the file; null before the first one. The file is reusable if that import failed or was
   * cancelled.
   */
  @Column({ type: 'uuid', name: 'task_id', nullable: true })
  taskId!: string | null;

  /** Null until an import was started with the file. */
  @Column({ type: 'jsonb', nullable: true })
  choices!: UploadChoices | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
