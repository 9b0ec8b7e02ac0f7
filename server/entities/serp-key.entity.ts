import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SerpProviderId } from '../contract/projects/positions.js';

/** An account's encrypted API key for a results provider. */
@Entity('serp_key')
export class SerpKeyRecord {
  @PrimaryColumn({ type: 'int', name: 'team_id' })
  teamId!: number;

  @PrimaryColumn({ type: 'varchar', length: 20 })
  provider!: SerpProviderId;

  /** Encrypted API key; only `KeyEncryption` decrypts it. */
  @Column({ type: 'bytea' })
  sealed!: Buffer;

  /** Last characters of the key, so that users recognize it. */
  @Column({ type: 'varchar', length: 4 })
  hint!: string;

  @Column({ type: 'timestamptz', name: 'saved_at' })
  savedAt!: Date;
}
