import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PositionDevice, PositionSchedule, SerpProviderId } from '../contract/projects/positions.js';
import type { SearchEngine } from '../contract/reports/search-engine.js';

const bigInteger = { from: Number, to: (value: number) => value };

/** A site whose positions are tracked for a list of keywords. */
@Entity('position_project')
export class PositionProjectRecord {
  /** Public id in URLs and API calls. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** Project id in ClickHouse. */
  @Column({ type: 'int', generated: 'identity', insert: false, update: false })
  number!: number;

  /**
   * The paying account whose team sees the project. Null after the account was deleted, until cleanup drops the
   * results.
   */
  @Column({ type: 'int', name: 'team_id', nullable: true })
  teamId!: number | null;

  /** The account that created the project; null after it was deleted. */
  @Column({ type: 'int', name: 'maker_id', nullable: true })
  makerId!: number | null;

  @Column({ type: 'varchar', length: 128 })
  name!: string;

  /** Address as the user entered it. */
  @Column({ type: 'varchar', length: 2048 })
  address!: string;

  /** ASCII host name without `www.`. */
  @Column({ type: 'varchar', length: 253 })
  domain!: string;

  /** Path prefix of the tracked pages; empty for all pages of the site. */
  @Column({ type: 'varchar', length: 2048, default: '' })
  path!: string;

  @Column({ type: 'varchar', length: 10 })
  engine!: SearchEngine;

  @Column({ type: 'varchar', length: 10 })
  device!: PositionDevice;

  /** Interface language of the search engine, ISO 639-1. */
  @Column({ type: 'char', length: 2 })
  language!: string;

  /** Number of results to fetch, 10 to 100. */
  @Column({ type: 'smallint' })
  depth!: number;

  /** Results provider; null if results come from imports only. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  provider!: SerpProviderId | null;

  @Column({ type: 'varchar', length: 10 })
  schedule!: PositionSchedule;

  /** Days of scheduled checks: weekdays from 1 (Monday), or days of the month, where 31 means the last day. */
  @Column({ type: 'smallint', array: true, default: [] })
  days!: number[];

  /** Time of scheduled checks, `HH:MM` in the time zone of the project. */
  @Column({ type: 'char', length: 5, default: '06:00' })
  time!: string;

  @Column({ type: 'varchar', length: 64, name: 'time_zone', default: 'UTC' })
  timeZone!: string;

  /** Monthly budget for checks. Unit: millionths of a dollar. */
  @Column({ type: 'bigint', name: 'cap_micros', transformer: bigInteger, default: 0 })
  capMicros!: number;

  /** An alert is sent when keywords drop out of this top; null disables alerts. */
  @Column({ type: 'smallint', name: 'alert_top', nullable: true })
  alertTop!: number | null;

  /** Competing domains in the share of voice. */
  @Column({ type: 'text', array: true, default: [] })
  competitors!: string[];

  /** Time of the next scheduled check; null without a schedule. */
  @Column({ type: 'timestamptz', name: 'next_due', nullable: true })
  nextDue!: Date | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Set while a deletion can be undone. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
