import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

type ImportState = 'running' | 'done' | 'failed';

/** A run of the importer. */
@Entity('import_job')
export class ImportJob {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** File names without directories. */
  @Column({ type: 'jsonb', default: () => `'[]'` })
  files!: string[];

  @Column({ type: 'varchar', length: 10, default: 'running' })
  state!: ImportState;

  /** The account that started the import; null for command-line imports. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  /** Whether the import loads the sample data. */
  @Column({ type: 'boolean', default: false })
  sample!: boolean;

  /** Number of imported records. */
  @Column({ type: 'bigint', default: 0, transformer: { from: Number, to: (value: number) => value } })
  rows!: number;

  /** Number of unreadable records. */
  @Column({ type: 'bigint', default: 0, transformer: { from: Number, to: (value: number) => value } })
  rejected!: number;

  @Column({ type: 'timestamptz', name: 'started_at', default: () => 'now()' })
  startedAt!: Date;

  @Column({ type: 'timestamptz', name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  error!: string | null;
}
