import { Column, Entity, PrimaryColumn } from 'typeorm';

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

  /** The import that it was given to; null while it waits for one. */
  @Column({ type: 'uuid', name: 'task_id', nullable: true })
  taskId!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
