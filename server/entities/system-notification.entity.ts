import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Something that people are told of at the bell of every page. */
@Entity('system_notification')
export class Notification {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'varchar', length: 300, name: 'title_en' })
  titleEn!: string;

  @Column({ type: 'varchar', length: 300, name: 'title_ru' })
  titleRu!: string;

  /** A path of this site or a complete address; empty where there is nothing to open. */
  @Column({ type: 'varchar', length: 2048, default: '' })
  link!: string;

  /** Whom it is for; null for everybody. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt!: Date;

  /** Administrator who sent it; null for the system itself. */
  @Column({ type: 'int', name: 'created_by', nullable: true })
  createdBy!: number | null;
}
