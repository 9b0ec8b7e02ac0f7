import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A share link of a group report. */
@Entity('group_link')
export class GroupLinkRecord {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'report_id' })
  reportId!: string;

  /** The account that created the link. */
  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  /** SHA-256 of the secret in the URL. A leaked table does not expose working links. */
  @Column({ type: 'bytea', name: 'token_hash' })
  tokenHash!: Buffer;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Null if the link does not expire. */
  @Column({ type: 'timestamptz', name: 'expires_at', nullable: true })
  expiresAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;
}
