import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** First-party data of one site from one source, visible to the owning account and its team only. */
@Entity('own_site')
export class FirstPartySite {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** The paying account; null after it was deleted, which hides the data. */
  @Column({ type: 'int', name: 'owner_id', nullable: true })
  ownerId!: number | null;

  /** ASCII host without `www.`. */
  @Column({ type: 'varchar', length: 253 })
  site!: string;

  /** Data source, such as `search-console`. */
  @Column({ type: 'varchar', length: 40 })
  source!: string;

  /** Id of the published generation; null before the first one. */
  @Column({ type: 'int', nullable: true })
  generation!: number | null;

  /** Rules that the stored pages follow, see `pageRulesId`; null for those before the first version. */
  @Column({ type: 'varchar', length: 40, name: 'page_rules', nullable: true })
  pageRules!: string | null;
}
