import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A region of a positions project: one database, with the place that services are asked for. */
@Entity('position_region')
export class PositionRegionRecord {
  @PrimaryColumn({ type: 'uuid', name: 'project_id' })
  projectId!: string;

  @PrimaryColumn({ type: 'smallint', name: 'base_id' })
  baseId!: number;

  /** Place in the list, from 0. */
  @Column({ type: 'smallint', name: 'place' })
  sortOrder!: number;

  /** The place in the services' form, where the database does not say it; empty otherwise. */
  @Column({ type: 'varchar', length: 200, default: '' })
  location!: string;

  /** The newest snapshot of which the account was told what fell out of the top; ISO. */
  @Column({ type: 'date', name: 'told_date', nullable: true })
  alertedDate!: string | null;
}
