import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A saved column mapping for files with a given header. */
@Entity('column_mapping')
export class ColumnMappingRecord {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** The owning account. */
  @Column({ type: 'int', name: 'account_id' })
  accountId!: number;

  @Column({ type: 'varchar', length: 100 })
  name!: string;

  /** Hash of the header; unique per account. */
  @Column({ type: 'char', length: 64 })
  fingerprint!: string;

  /** Column mapping in the format that imports read. */
  @Column({ type: 'jsonb' })
  mapping!: unknown;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
