import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One use of a tool: what it was asked, in which database, and what is read of its result. */
@Entity('tool_run')
export class ToolRunRecord {
  /** What calls and addresses know it by. */
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** What the facts' store knows it by. */
  @Column({ type: 'int', generated: 'identity', insert: false, update: false })
  number!: number;

  /** The person who made it; null where the account is gone. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null;

  /** Id of the tool. */
  @Column({ type: 'varchar', length: 40 })
  tool!: string;

  @Column({ type: 'smallint', name: 'base_id' })
  baseId!: number;

  @Column({ type: 'varchar', length: 128 })
  name!: string;

  /** What the tool was given, as its declaration reads it. */
  @Column({ type: 'jsonb' })
  input!: object;

  /** Lines of the list, without blank and repeated ones. */
  @Column({ type: 'int', name: 'asked' })
  requestedLines!: number;

  /** The task that makes it. */
  @Column({ type: 'uuid', name: 'task_id', nullable: true })
  taskId!: string | null;

  /** How many attempts were begun; each writes rows of its own. */
  @Column({ type: 'int', default: 0 })
  attempts!: number;

  /** The attempt whose rows are read; null before the first that was whole. */
  @Column({ type: 'int', nullable: true })
  attempt!: number | null;

  /** Lines of the list that the database knows; null before the result is there. */
  @Column({ type: 'int', nullable: true })
  found!: number | null;

  /** The lines that it does not know, in their order. */
  @Column({ type: 'text', array: true, default: () => "'{}'" })
  unknown!: string[];

  /** Pages whose text was to be read and could not, each with the reason. */
  @Column({ type: 'jsonb', default: () => "'[]'", name: 'unread' })
  unreadablePages!: object;

  /** The generation that was read. */
  @Column({ type: 'int', nullable: true })
  generation!: number | null;

  /** Date of the newest search results in it. */
  @Column({ type: 'date', name: 'positions_date', nullable: true })
  positionsDate!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Set while its deletion can be undone. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
