import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A notification in the notification menu. */
@Entity('system_notification')
export class Notification {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 300, name: 'title_en' })
  titleEn!: string;

  @Column({ type: 'varchar', length: 300, name: 'title_ru' })
  titleRu!: string;

  /** Path on this site or absolute URL; empty without a target. */
  @Column({ type: 'varchar', length: 2048, default: '' })
  link!: string;

  /** The recipient; null for all users. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt!: Date;

  /** Administrator who sent the notification; null for the system. */
  @Column({ type: 'int', name: 'created_by', nullable: true })
  createdBy!: number | null;

  /** Time at which an administrator withdrew the notification; null otherwise. */
  @Column({ type: 'timestamptz', name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;
}
