import type { BaseFact } from '../contract/reports/base-facts.js';
import type { SearchEngine } from '../contract/reports/search-engine.js';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A removal of old snapshots by the retention policy. */
interface LastThinning {
  /** Time of the removal, ISO 8601. */
  at: string;
  /** Dates of the snapshots, oldest first. */
  dates: string[];
}

/**
 * A database of one search engine and region. Requests read the generation that this row references. Publishing an
 * import changes the reference.
 */
@Entity('base')
export class Base {
  @PrimaryColumn({ type: 'smallint' })
  id!: number;

  /** Short name in the public API, such as `gny`. */
  @Column({ type: 'varchar', length: 16, unique: true })
  code!: string;

  /** English name. */
  @Column({ type: 'varchar', length: 100 })
  name!: string;

  @Column({ type: 'varchar', length: 10 })
  engine!: SearchEngine;

  /** Language of the keywords, ISO 639-1. */
  @Column({ type: 'char', length: 2 })
  lng!: string;

  /** Russian name. */
  @Column({ type: 'varchar', length: 100 })
  caption!: string;

  /** Short label for narrow columns. */
  @Column({ type: 'varchar', length: 12 })
  short!: string;

  /** Currency of costs per click, ISO 4217. */
  @Column({ type: 'char', length: 3 })
  currency!: string;

  /** Sort order in lists, from 1. The first database is the default. */
  @Column({ type: 'smallint' })
  priority!: number;

  /** Id of the published generation; 0 while the database is empty. */
  @Column({ type: 'int', default: 0 })
  generation!: number;

  /** Rules that the stored pages follow, see `pageRulesId`; null for those before the first version. */
  @Column({ type: 'varchar', length: 40, name: 'page_rules', nullable: true })
  pageRules!: string | null;

  /** Id of a generation that lost rows in ClickHouse. Reports of this generation are rejected. */
  @Column({ type: 'int', name: 'damaged_generation', nullable: true })
  damagedGeneration!: number | null;

  /** Date of the newest snapshot, `YYYY-MM-DD`. */
  @Column({ type: 'date', name: 'positions_date', nullable: true })
  positionsDate!: string | null;

  /** Date of the previous snapshot. */
  @Column({ type: 'date', name: 'previous_date', nullable: true })
  previousDate!: string | null;

  /** Date of the newest search volumes. */
  @Column({ type: 'date', name: 'volumes_date', nullable: true })
  volumesDate!: string | null;

  /** Optional data that only some databases contain. */
  @Column({ type: 'text', array: true, default: [] })
  facts!: BaseFact[];

  /** Whether the sample data was removed. The next start does not load it again. */
  @Column({ type: 'boolean', name: 'sample_unwanted', default: false })
  sampleUnwanted!: boolean;

  /** The last removal of old snapshots by the retention policy. */
  @Column({ type: 'jsonb', name: 'last_thinning', nullable: true })
  lastThinning!: LastThinning | null;
}

/** Whether the published reports of a database lost rows. */
export function hasDamagedReports({ generation, damagedGeneration }: Readonly<Base>): boolean {
  return generation > 0 && damagedGeneration === generation;
}
