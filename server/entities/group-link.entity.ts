import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link by which others read a group report. */
@Entity('group_link')
export class GroupLinkRecord {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'report_id' })
  reportId!: string;

  /** Who made it. */
  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** Digest of the secret in the address: who reads the table can follow no link. */
  @Column({ type: 'bytea', name: 'token_hash' })
  tokenHash!: Buffer;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Null for one that does not end by itself. */
  @Column({ type: 'timestamptz', name: 'expires_at', nullable: true })
  expiresAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;
}
