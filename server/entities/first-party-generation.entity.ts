import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { VersionState } from './snapshot.entity.js';

/** Facts of one kind in a generation: days, or a total over a period. */
export interface FirstPartyPart {
  /** What its rows tell apart, as bits (server/contract/own-dimensions.ts). */
  dims: number;
  /** First and last day, ISO dates; `from` is null where a total does not say it. */
  from: string | null;
  to: string;
  /** Whether a file of it had as many rows as its source gives at most. */
  cut: boolean;
  /** Of what it was made, to know the same total again. */
  print: string;
}

/** A version of what is known of an own site. */
@Entity('own_generation')
export class FirstPartyGeneration {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'int', name: 'site_id' })
  siteId!: number;

  /** The account at the time, by which its rows are found when the account is gone. */
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
