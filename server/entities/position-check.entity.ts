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

  /** `sent`: asked for, the answer is not kept yet. */
  @Column({ type: 'varchar', length: 8, default: 'waiting' })
  state!: 'waiting' | 'sent' | 'answered' | 'failed';

  /** Pages whose answers are kept. */
  @Column({ type: 'smallint', default: 0 })
  pages!: number;

  @Column({ type: 'smallint', default: 0 })
  tries!: number;

  /** What the service calls it in its queue. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  remote!: string | null;

  /** Why it failed. */
  @Column({ type: 'varchar', length: 20, nullable: true, name: 'fault' })
  failureReason!: string | null;
}
