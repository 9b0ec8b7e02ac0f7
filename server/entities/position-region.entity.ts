import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A region of a rank tracking project: a database and the location that is sent to providers. */
@Entity('position_region')
export class PositionRegionRecord {
  @PrimaryColumn({ type: 'uuid', name: 'project_id' })
  projectId!: string;

  @PrimaryColumn({ type: 'smallint', name: 'base_id' })
  baseId!: number;

  /** Index in the list, from 0. */
  @Column({ type: 'smallint', name: 'place' })
  sortOrder!: number;

  /** Location in the provider's format; empty if the database defines it. */
  @Column({ type: 'varchar', length: 200, default: '' })
  location!: string;

  /** The newest snapshot for which a drop alert was sent; ISO date. */
  @Column({ type: 'date', name: 'told_date', nullable: true })
  alertedDate!: string | null;
}
