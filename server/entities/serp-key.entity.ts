import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SerpProviderId } from '../contract/positions.js';

/** The key of a service that an account has entered, sealed. */
@Entity('serp_key')
export class SerpKeyRecord {
  @PrimaryColumn({ type: 'int', name: 'team_id' })
  teamId!: number;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  provider!: SerpProviderId;

  /** Nothing but `KeyEncryption` reads it. */
  @Column({ type: 'bytea' })
  sealed!: Buffer;

  /** Its last characters, by which people know it. */
  @Column({ type: 'varchar', length: 4 })
  hint!: string;

  @Column({ type: 'timestamptz', name: 'saved_at' })
  savedAt!: Date;
}
