import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

type ImportState = 'running' | 'done' | 'failed';

/** One run of the importer. */
@Entity('import_job')
export class ImportJob {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** Names of the files, without their folders. */
  @Column({ type: 'jsonb', default: () => `'[]'` })
  files!: string[];

  @Column({ type: 'varchar', length: 10, default: 'running' })
  state!: ImportState;

  /** Who started it; null for one that was started by a command. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  /** Whether it loads the sample data. */
  @Column({ type: 'boolean', default: false })
  sample!: boolean;

  /** Records that went in. */
  @Column({ type: 'bigint', default: 0, transformer: { from: Number, to: (value: number) => value } })
  rows!: number;

  /** Records that could not be read. */
  @Column({ type: 'bigint', default: 0, transformer: { from: Number, to: (value: number) => value } })
  rejected!: number;

  @Column({ type: 'timestamptz', name: 'started_at', default: () => 'now()' })
  startedAt!: Date;

  @Column({ type: 'timestamptz', name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  @Column({ type: 'text', nullable: true })
  error!: string | null;
}
