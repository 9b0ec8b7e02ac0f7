import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { GroupEditAction, GroupEditSource } from '../contract/projects/group-edits.js';

/** An edit of the keywords of a group report. */
@Entity('group_edit')
export class GroupEditRecord {
  /** Increases with each edit. */
  @PrimaryGeneratedColumn({ type: 'int' })
  id!: number;

  @Column({ type: 'uuid', name: 'report_id' })
  reportId!: string;

  /** The editing account; null after it was deleted. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  @Column({ type: 'timestamptz' })
  at!: Date;

  @Column({ type: 'varchar', length: 6 })
  action!: GroupEditAction;

  @Column({ type: 'varchar', length: 9 })
  source!: GroupEditSource;

  /** Number of organic keywords added or removed. */
  @Column({ type: 'int' })
  organic!: number;

  /** Number of paid keywords added or removed. */
  @Column({ type: 'int' })
  context!: number;

  /** Data that replays the edit on other keywords; cleared after an undo. */
  @Column({ type: 'jsonb' })
  payload!: object;

  /** The version before the edit, while the edit can be undone. */
  @Column({ type: 'int', name: 'version_before', nullable: true })
  versionBefore!: number | null;

  /** The version after the edit. */
  @Column({ type: 'int', name: 'version_after', nullable: true })
  versionAfter!: number | null;

  @Column({ type: 'timestamptz', name: 'undone_at', nullable: true })
  undoneAt!: Date | null;
}
