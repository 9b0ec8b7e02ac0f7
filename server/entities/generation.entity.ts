import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { VersionState } from './snapshot.entity.js';

/** What reports read: one state of a base, derived from its snapshots and visible as a whole. */
@Entity('generation')
@Index(['baseId', 'state'])
export class Generation {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'smallint', name: 'base_id' })
  baseId!: number;

  @Column({ type: 'varchar', length: 10, default: 'building' })
  state!: VersionState;

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'published_at', nullable: true })
  publishedAt!: Date | null;

  /** The form in which it was derived from the facts (derived-form.ts). */
  @Column({ type: 'smallint', name: 'form' })
  schemaVersion!: number;

  /** Rows by table, as counted before it was published. */
  @Column({ type: 'jsonb', default: () => `'{}'` })
  counts!: Record<string, number>;
}
