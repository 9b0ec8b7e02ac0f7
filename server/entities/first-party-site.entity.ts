import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What an account imported of one site of its own, by one source. It is read by that account and its colleagues alone. */
@Entity('own_site')
export class FirstPartySite {
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  /** The paying account, whose colleagues read it too; null once the account is gone, and then nobody reads it. */
  @Column({ type: 'int', name: 'owner_id', nullable: true })
  ownerId!: number | null;

  /** Host in ASCII, without `www.`. */
  @Column({ type: 'varchar', length: 253 })
  site!: string;

  /** Who tells it, as `search-console`. */
  @Column({ type: 'varchar', length: 40 })
  source!: string;

  /** The published generation; null before the first one. */
  @Column({ type: 'int', nullable: true })
  generation!: number | null;
}
