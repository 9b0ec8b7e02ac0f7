import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ClusteringEditKind } from '../contract/projects/clustering.js';

/** An edit of a clustering project. */
@Entity('clustering_edit')
export class ClusteringEditRecord {
  /** Revision of the rows that the edit wrote to ClickHouse. */
  @PrimaryColumn({ type: 'int' })
  revision!: number;

  @Column({ type: 'uuid', name: 'clustering_id' })
  clusteringId!: string;

  /** The editing account; null after it was deleted. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'timestamptz' })
  at!: Date;

  @Column({ type: 'varchar', length: 20 })
  kind!: ClusteringEditKind;

  /** Name of the edited folder, file or group report. */
  @Column({ type: 'varchar', length: 255, nullable: true, name: 'what' })
  targetName!: string | null;

  /** Number of affected keywords and folders. */
  @Column({ type: 'int' })
  keywords!: number;

  @Column({ type: 'int' })
  folders!: number;

  /** The blacklist after the edit. */
  @Column({ type: 'text', array: true })
  blacklist!: string[];
}
