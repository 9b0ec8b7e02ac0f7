import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Authenticator app and recovery codes of an account. It is in force once `Account.secondFactorAt` is set. */
@Entity('second_factor')
export class SecondFactor {
  @PrimaryColumn({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Encrypted TOTP secret; only `KeyEncryption` decrypts it. */
  @Column({ type: 'bytea' })
  sealed!: Buffer;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Time step of the latest accepted code. Codes of this step and earlier ones are rejected. */
  @Column({ type: 'bigint', name: 'last_step', default: 0, transformer: { from: Number, to: Number } })
  lastStep!: number;

  /** SHA-256 digests of the unused recovery codes. */
  @Column({ type: 'text', name: 'recovery_hashes', array: true })
  recoveryHashes!: string[];
}
