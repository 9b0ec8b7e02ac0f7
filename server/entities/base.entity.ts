import type { BaseFact } from '../contract/base-facts.js';
import type { SearchEngine } from '../contract/search-engine.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A database of one search engine and region. `generation` is the one pointer that readers use: it changes when an import
 * publishes, and with it everything that reports show of this base.
 */
@Entity('base')
export class Base {
  @PrimaryColumn({ type: 'smallint' })
  id!: number;

  /** Short name of the public API, such as `gny`. */
  @Column({ type: 'varchar', length: 16, unique: true })
  code!: string;

  /** Name in English. */
  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'varchar', length: 10 })
  engine!: SearchEngine;

  /** Language of its keywords, ISO 639-1. */
  @Column({ type: 'char', length: 2 })
  lng!: string;

  /** Name in Russian. */
  @Column({ type: 'varchar', length: 100 })
  caption!: string;

  /** A few letters for narrow places. */
  @Column({ type: 'varchar', length: 12 })
  short!: string;

  /** Currency of its costs per click, ISO 4217. */
  @Column({ type: 'char', length: 3 })
  currency!: string;

  /** Place in lists, 1 first; the first one is the default. */
  @Column({ type: 'smallint' })
  priority!: number;

  /** Id of the published generation, 0 while the base is empty. */
  @Column({ type: 'int', default: 0 })
  generation!: number;

  /** Date of the newest snapshot, `YYYY-MM-DD`. */
  @Column({ type: 'date', name: 'positions_date', nullable: true })
  positionsDate!: string | null;

  /** Date of the snapshot before it. */
  @Column({ type: 'date', name: 'previous_date', nullable: true })
  previousDate!: string | null;

  /** Date of the newest search volumes. */
  @Column({ type: 'date', name: 'volumes_date', nullable: true })
  volumesDate!: string | null;

  /** What it holds of what only some bases do. */
  @Column({ type: 'text', array: true, default: [] })
  facts!: BaseFact[];

  /** Whether the sample data were removed from it, or all that it held: no start loads them again. */
  @Column({ type: 'boolean', name: 'sample_unwanted', default: false })
  sampleUnwanted!: boolean;
}
