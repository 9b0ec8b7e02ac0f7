import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PositionDevice, PositionSchedule, SerpProviderId } from '../contract/positions.js';
import type { SearchEngine } from '../contract/search-engine.js';

const bigInteger = { from: Number, to: (value: number) => value };

/** A site whose positions for its own keywords are watched. */
@Entity('position_project')
export class PositionProjectRecord {
  /** What calls and addresses know it by. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** What the facts' store knows it by. */
  @Column({ type: 'int', generated: 'identity', insert: false, update: false })
  number!: number;

  /** The paying account whose it is: everybody of it sees the project. Null once that account is gone, until its results are taken away. */
  @Column({ type: 'int', name: 'team_id', nullable: true })
  teamId!: number | null;

  /** Who made it; null once that account is gone. */
  @Column({ type: 'int', name: 'maker_id', nullable: true })
  makerId!: number | null;

  @Column({ type: 'varchar', length: 128 })
  name!: string;

  /** As it was typed. */
  @Column({ type: 'varchar', length: 2048 })
  address!: string;

  /** Name in ASCII without `www.`. */
  @Column({ type: 'varchar', length: 253 })
  domain!: string;

  /** What the paths of its pages begin with; empty for the whole site. */
  @Column({ type: 'varchar', length: 2048, default: '' })
  path!: string;

  @Column({ type: 'varchar', length: 10 })
  engine!: SearchEngine;

  @Column({ type: 'varchar', length: 10 })
  device!: PositionDevice;

  /** Language of the search engine's interface, ISO 639-1. */
  @Column({ type: 'char', length: 2 })
  language!: string;

  /** How many results are looked at, 10 to 100. */
  @Column({ type: 'smallint' })
  depth!: number;

  /** Who is asked; null where imports alone bring results. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  provider!: SerpProviderId | null;

  @Column({ type: 'varchar', length: 10 })
  schedule!: PositionSchedule;

  /** Days of the week from 1, Monday, or of the month, where 31 is the last one of any. */
  @Column({ type: 'smallint', array: true, default: [] })
  days!: number[];

  /** `HH:MM` in the time zone. */
  @Column({ type: 'char', length: 5, default: '06:00' })
  time!: string;

  @Column({ type: 'varchar', length: 64, name: 'time_zone', default: 'UTC' })
  timeZone!: string;

  /** What its checks may cost in a calendar month, in millionths of a dollar. */
  @Column({ type: 'bigint', name: 'cap_micros', transformer: bigInteger, default: 0 })
  capMicros!: number;

  /** The top that keywords must not fall out of in silence; null for none. */
  @Column({ type: 'smallint', name: 'alert_top', nullable: true })
  alertTop!: number | null;

  /** Domains that the share of voice is told against. */
  @Column({ type: 'text', array: true, default: [] })
  competitors!: string[];

  /** When it is checked next; null where nobody scheduled it. */
  @Column({ type: 'timestamptz', name: 'next_due', nullable: true })
  nextDue!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Set while its deletion can be undone. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
