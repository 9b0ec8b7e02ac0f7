import type { ClickHouseStore, QueryParameter } from '../../stores/clickhouse/clickhouse-store.js';
import { buildIdSql } from '../../stores/clickhouse/ids.js';

/** Context for resolving an edit. */
export interface EditWork {
  clickhouse: Pick<ClickHouseStore, 'query' | 'insert' | 'command'>;
  /** Version that owns the selections: the version to write, or a reserved number for a preview. */
  version: number;
  settings?: Readonly<Record<string, string | number>>;
  signal?: AbortSignal;
}

/** Keyword lists of an edit, stored in ClickHouse once and referenced by number. */
export class KeywordSelection {
  private listCount = 0;

  constructor(private readonly work: EditWork) {}

  /** Stores normalised distinct words as a list and returns its number. */
  fromWords(words: readonly string[]): Promise<number> {
    return this.insertList(
      'place, keyword_id, word',
      `place, ${buildIdSql('word')}, word FROM input('place UInt32, word String')`,
      words.map((word, index) => JSON.stringify([index, word])),
    );
  }

  /** Stores keyword ids as a list and returns its number. */
  fromIds(ids: readonly number[]): Promise<number> {
    return this.insertList(
      'keyword_id',
      "id FROM input('id UInt64')",
      ids.map((id) => JSON.stringify([id])),
    );
  }

  /** Stores the ids of a SELECT as a list and returns its number. */
  async fromSelect(sql: string, parameters: Readonly<Record<string, QueryParameter>>): Promise<number> {
    const list = ++this.listCount;
    await this.work.clickhouse.command(
      `INSERT INTO group_choice (version, list, keyword_id) SELECT {version:UInt32}, {list:UInt8}, keyword_id FROM (${sql})`,
      this.options({ ...parameters, list }),
    );
    return list;
  }

  private async insertList(columns: string, select: string, rows: readonly string[]): Promise<number> {
    const list = ++this.listCount;
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
      // A fresh signal per statement: the client never removes its abort listeners.
      signal: signal && AbortSignal.any([signal]),
      tag: { operation: 'group-edit' },
    };
  }
}
