import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { GroupEditAction, GroupEditSource } from '../contract/group-edits.js';

/** One change of a group report's keywords. */
@Entity('group_edit')
export class GroupEditRecord {
  /** Later ones are greater. */
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'uuid', name: 'report_id' })
  reportId!: string;

  /** Who did it; null once the account is gone. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'timestamptz' })
  at!: Date;

  @Column({ type: 'varchar', length: 6 })
  action!: GroupEditAction;

  @Column({ type: 'varchar', length: 9 })
  source!: GroupEditSource;

  /** Keywords of search results that came or went. */
  @Column({ type: 'int' })
  organic!: number;

  /** Keywords of ads that came or went. */
  @Column({ type: 'int' })
  context!: number;

  /** What repeats it on other keywords; emptied once it is undone. */
  @Column({ type: 'jsonb' })
  payload!: object;

  /** The version that it changed, as long as it can be undone. */
  @Column({ type: 'int', name: 'version_before', nullable: true })
  versionBefore!: number | null;

  /** The version that it made. */
  @Column({ type: 'int', name: 'version_after', nullable: true })
  versionAfter!: number | null;

  @Column({ type: 'timestamptz', name: 'undone_at', nullable: true })
  undoneAt!: Date | null;
}
