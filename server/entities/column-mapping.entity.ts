import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** How a person reads a table that no reader knows, kept for the next file with the same header. */
@Entity('column_mapping')
export class ColumnMappingRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** Whose it is. */
  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  /** Of the header that it is for; one of each header for a person. */
  @Column({ type: 'char', length: 64 })
  fingerprint!: string;

  /** As imports take it. */
  @Column({ type: 'jsonb' })
  mapping!: unknown;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
