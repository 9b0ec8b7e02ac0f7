import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A keyword of a check in one region. */
@Entity('position_check')
export class PositionCheckRecord {
  @PrimaryColumn({ type: 'uuid', name: 'run_id' })
  runId!: string;

  @PrimaryColumn({ type: 'smallint', name: 'base_id' })
  baseId!: number;

  @PrimaryColumn({
    type: 'bigint',
    name: 'keyword_id',
    transformer: { from: Number, to: (value: number) => value },
  })
  keywordId!: number;

  @Column({ type: 'text' })
  word!: string;

  /** `sent`: requested, but the response is not stored yet. */
  @Column({ type: 'varchar', length: 8, default: 'waiting' })
  state!: 'waiting' | 'sent' | 'answered' | 'failed';

  /** Number of stored result pages. */
  @Column({ type: 'smallint', default: 0 })
  pages!: number;

  @Column({ type: 'smallint', default: 0 })
  tries!: number;

  /** Task id in the provider's queue. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  remote!: string | null;

  /** Reason for the failure. */
  @Column({ type: 'varchar', length: 20, nullable: true, name: 'fault' })
  failureReason!: string | null;
}
