import type { DataSource } from 'typeorm';
import { PositionCheckRecord } from '../../entities/position-check.entity.js';
import type { SerpErrorKind } from './providers/serp-provider.js';

/**
 * Why a keyword was not checked: a provider error, an empty first page, the cap, a timeout, an early end of the check,
 * or a lost response.
 */
export type CheckFailure = SerpErrorKind | 'empty' | 'cap' | 'late' | 'ended' | 'lost';

type CheckKey = Pick<PositionCheckRecord, 'runId' | 'baseId' | 'keywordId'>;

/** Persists the state of a check's keywords. */
export class RunChecks {
  constructor(
    private readonly postgres: DataSource,
    private readonly runId: string,
  ) {}

  /** Open keywords in a stable order. */
  findOpen(): Promise<PositionCheckRecord[]> {
    return this.postgres
      .createQueryBuilder(PositionCheckRecord, 'one')
      .where(`one.runId = :run AND one.state IN ('waiting', 'sent')`, { run: this.runId })
      .orderBy('one.baseId')
      .addOrderBy('one.keywordId')
      .getMany();
  }

  async count(): Promise<{ answered: number; failed: number; open: number }> {
    const [row] = await this.postgres.query<{ answered: number; failed: number; open: number }[]>(
      `SELECT count(*) FILTER (WHERE state = 'answered')::int AS answered,
         count(*) FILTER (WHERE state = 'failed')::int AS failed,
         count(*) FILTER (WHERE state IN ('waiting', 'sent'))::int AS open FROM position_check WHERE run_id = $1`,
      [this.runId],
    );
    return row ?? { answered: 0, failed: 0, open: 0 };
  }

  markSent(key: CheckKey): Promise<void> {
    return this.write(key, `state = 'sent', remote = NULL, tries = tries + 1`);
  }

  markQueued(key: CheckKey, remote: string): Promise<void> {
    return this.write(key, `state = 'sent', remote = $4`, [remote]);
  }

  markWaiting(key: CheckKey): Promise<void> {
    return this.write(key, `state = 'waiting', remote = NULL`);
  }

  recordPages(key: CheckKey, pages: number): Promise<void> {
    return this.write(key, 'pages = $4, tries = 0', [pages]);
  }

  markCompleted(key: CheckKey, pages: number): Promise<void> {
    return this.write(key, `state = 'answered', pages = $4, fault = NULL`, [pages]);
  }

  markFailed(key: CheckKey, failure: CheckFailure): Promise<void> {
    return this.write(key, `state = 'failed', fault = $4`, [failure]);
  }

  /** Marks all open keywords as failed. */
  async failOpen(failure: CheckFailure): Promise<void> {
    await this.postgres.query(
      `UPDATE position_check SET state = 'failed', fault = $2 WHERE run_id = $1 AND state IN ('waiting', 'sent')`,
      [this.runId, failure],
    );
  }

  private async write(
    { baseId, keywordId }: CheckKey,
    assignments: string,
    values: readonly unknown[] = [],
  ): Promise<void> {
    await this.postgres.query(
      `UPDATE position_check SET ${assignments} WHERE run_id = $1 AND base_id = $2 AND keyword_id = $3`,
      [this.runId, baseId, keywordId, ...values],
    );
  }
}
