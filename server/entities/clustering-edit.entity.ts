import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ClusteringEditKind } from '../contract/clustering.js';

/** Something that was done to a project of keyword clusters. */
@Entity('clustering_edit')
export class ClusteringEditRecord {
  /** The revision that its rows carry. */
  @PrimaryColumn({ type: 'int' })
  revision!: number;

  @Column({ type: 'uuid', name: 'clustering_id' })
  clusteringId!: string;

  /** Who did it; null once the account is gone. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'timestamptz' })
  at!: Date;

  @Column({ type: 'varchar', length: 20 })
  kind!: ClusteringEditKind;

  /** Name of the folder, the file or the group report that it was about. */
  @Column({ type: 'varchar', length: 255, nullable: true, name: 'what' })
  targetName!: string | null;

  /** Keywords and folders that it touched. */
  @Column({ type: 'int' })
  keywords!: number;

  @Column({ type: 'int' })
  folders!: number;

  /** The blacklist as it was after it. */
  @Column({ type: 'text', array: true })
  blacklist!: string[];
}
