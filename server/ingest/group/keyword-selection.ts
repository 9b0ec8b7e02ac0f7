import type { ClickHouseStore, QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { idOf } from '../../stores/clickhouse/ids.js';

/** With what an edit is settled. */
export interface EditWork {
  clickhouse: Pick<ClickHouseStore, 'query' | 'insert' | 'command'>;
  /** The version that the edit writes, or a number that no version ever has: what it chooses is kept under it. */
  version: number;
  settings?: Readonly<Record<string, string | number>>;
  signal?: AbortSignal;
}

/** Lists of keywords that an edit chooses, in the store: each is written once, and read by its number from then on. */
export class KeywordSelection {
  private lists = 0;

  constructor(private readonly work: EditWork) {}

  /** Keywords by their words, as the store holds them, each once. */
  fromWords(words: readonly string[]): Promise<number> {
    return this.send(
      'place, keyword_id, word',
      `place, ${idOf('word')}, word FROM input('place UInt32, word String')`,
      words.map((word, index) => JSON.stringify([index, word])),
    );
  }

  /** Keywords by their ids. */
  fromIds(ids: readonly number[]): Promise<number> {
    return this.send(
      'keyword_id',
      "id FROM input('id UInt64')",
      ids.map((id) => JSON.stringify([id])),
    );
  }

  /** Keywords whose ids a SELECT gives. */
  async fromSelect(sql: string, parameters: Readonly<Record<string, QueryParameter>>): Promise<number> {
    const list = ++this.lists;
    await this.work.clickhouse.command(
      `INSERT INTO group_choice (version, list, keyword_id) SELECT {version:UInt32}, {list:UInt8}, keyword_id FROM (${sql})`,
      this.options({ ...parameters, list }),
    );
    return list;
  }

  private async send(columns: string, select: string, rows: readonly string[]): Promise<number> {
    const list = ++this.lists;
    if (rows.length === 0) return list;
    await this.work.clickhouse.insert(
      `INSERT INTO group_choice (version, list, ${columns}) SELECT {version:UInt32}, {list:UInt8}, ${select} FORMAT JSONCompactEachRow`,
      rows.join('\n'),
      this.options({ list }),
    );
    return list;
  }

  private options(parameters: Readonly<Record<string, QueryParameter>>) {
    const { version, settings, signal } = this.work;
    return {
      parameters: { ...parameters, version },
      settings,
      // The client listens to a signal for as long as it lives, and an edit takes many statements.
      signal: signal && AbortSignal.any([signal]),
      tag: { operation: 'group-edit' },
    };
  }
}
