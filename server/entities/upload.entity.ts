import type { FileField } from '../contract/file-fields.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What its owner said of a file when an import was started with it. */
export interface UploadChoices {
  base?: string;
  /** ISO date. */
  date?: string;
  domain?: string;
  /** What its columns were chosen to be; null leaves one out. */
  columns?: readonly { name: string; field: FileField | null }[];
  /** Whether it holds all positions of its domain. */
  complete?: boolean;
}

/** A file that came whole and waits to be imported, or was. Its bytes stand in the spool under its id. */
@Entity('upload')
export class UploadRecord {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Whose it is. */
  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** What its owner calls it: a text to show and to recognise the file by, never a path. */
  @Column({ type: 'varchar', length: 255 })
  name!: string;

  /** In bytes. */
  @Column({ type: 'bigint', transformer: { to: (value: number) => value, from: Number } })
  size!: number;

  /** Lines that are not blank, those within quotes not counted; it tells nothing of what is compressed. */
  @Column({ type: 'bigint', transformer: { to: (value: number) => value, from: Number } })
  lines!: number;

  /** The import that it was given to; null before there was one. One that failed or was cancelled lets it wait again. */
  @Column({ type: 'uuid', name: 'task_id', nullable: true })
  taskId!: string | null;

  /** Null before an import was started with it. */
  @Column({ type: 'jsonb', nullable: true })
  choices!: UploadChoices | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
