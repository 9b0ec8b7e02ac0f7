import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A keyword of a rank tracking project. */
@Entity('position_keyword')
export class PositionKeywordRecord {
  @PrimaryColumn({ type: 'uuid', name: 'project_id' })
  projectId!: string;

  @PrimaryColumn({
    type: 'bigint',
    name: 'keyword_id',
    transformer: { from: Number, to: (value: number) => value },
  })
  keywordId!: number;

  /** Keyword, normalized as in ClickHouse. */
  @Column({ type: 'text' })
  word!: string;

  @Column({ type: 'text', array: true, default: [] })
  tags!: string[];
}
