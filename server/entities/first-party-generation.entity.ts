import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { VersionState } from './snapshot.entity.js';

/** First-party data of one kind in a generation: daily rows or a total over a period. */
export interface FirstPartyPart {
  /** Bit mask of the dimensions (first-party-dimensions.ts). */
  dims: number;
  /** First and last day, ISO dates; `from` is null for a total without a start date. */
  from: string | null;
  to: string;
  /** Whether a file reached the row limit of its source. */
  cut: boolean;
  /** Fingerprint that detects a repeated import of the same total. */
  print: string;
}

/** A version of the first-party data of a site. */
@Entity('own_generation')
export class FirstPartyGeneration {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'site_id' })
  siteId!: number;

  /** The owning account at import time. Cleanup finds the rows by it after the account was deleted. */
  @Column({ type: 'int', name: 'owner_id' })
  ownerId!: number;

  @Column({ type: 'varchar', length: 10, default: 'building' })
  state!: VersionState;

  @Column({ type: 'jsonb', default: () => `'[]'` })
  parts!: FirstPartyPart[];

  @Column({ type: 'bigint', default: 0, transformer: { from: Number, to: (value: number) => value } })
  rows!: number;

  @Column({ type: 'timestamptz', name: 'published_at', nullable: true })
  publishedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'retired_at', nullable: true })
  retiredAt!: Date | null;
}
