import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { VersionState } from './snapshot.entity.js';

/** A published state of a database that reports read. It is built from snapshots and becomes visible as one unit. */
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

  /** Version of the derived schema (server/ingest/derive/generation-context.ts). */
  @Column({ type: 'smallint', name: 'form' })
  schemaVersion!: number;

  /** Row counts by table, taken before publication. */
  @Column({ type: 'jsonb', default: () => `'{}'` })
  counts!: Record<string, number>;
}
