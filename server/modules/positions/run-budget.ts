import type { DataSource, EntityManager } from 'typeorm';

/** A check with its project, for billing. */
interface BilledRun {
  id: string;
  projectId: string;
}

/**
 * Micro-dollars that the checks of a project cost in a month; a running check counts with its reservation. The value
 * may change unless the project is locked.
 */
export async function readMonthlySpending(
  tx: Pick<EntityManager, 'query'>,
  projectId: string,
  month: string,
): Promise<number> {
  const [row] = await tx.query<{ micros: string }[]>(
    `SELECT coalesce(sum(CASE WHEN run.finished_at IS NULL AND task.state = 1
         THEN greatest(run.reserved_micros, run.spent_micros) ELSE run.spent_micros END), 0) AS micros
     FROM position_run AS run LEFT JOIN task ON task.id = run.task_id WHERE run.project_id = $1 AND run.month = $2`,
    [projectId, month],
  );
  return Number(row?.micros ?? 0);
}

/** Locks a project until the transaction ends, so that spending is serialized. */
export async function lockProject(tx: Pick<EntityManager, 'query'>, projectId: string): Promise<void> {
  await tx.query('SELECT FROM position_project WHERE id = $1 FOR UPDATE', [projectId]);
}

/** Budget of one check. Every query is charged before it is sent. */
export class RunBudget {
  constructor(
    private readonly postgres: DataSource,
    private readonly run: BilledRun,
  ) {}

  /**
   * Charges a price to the reservation, or to the remaining cap if the reservation is used up. Returns false if
   * neither suffices.
   */
  async charge(micros: number): Promise<boolean> {
    return (await this.chargeReserved(micros)) || this.chargeBeyondReservation(micros);
  }

  /** Refunds the price of a query that the provider did not charge. */
  async refund(micros: number): Promise<void> {
    await this.postgres.query('UPDATE position_run SET spent_micros = spent_micros - $2 WHERE id = $1', [
      this.run.id,
      micros,
    ]);
  }

  private async chargeReserved(micros: number): Promise<boolean> {
    const [, updatedCount]: [unknown, number] = await this.postgres.query(
      'UPDATE position_run SET spent_micros = spent_micros + $2 WHERE id = $1 AND spent_micros + $2 <= reserved_micros',
      [this.run.id, micros],
    );
    return updatedCount > 0;
  }

  /** A repeated query whose first response was lost may exceed the reservation. */
  private chargeBeyondReservation(micros: number): Promise<boolean> {
    const { id, projectId } = this.run;
    return this.postgres.transaction(async (tx) => {
      await lockProject(tx, projectId);
      const [row] = await tx.query<{ month: string; cap: string }[]>(
        `SELECT run.month, project.cap_micros AS cap FROM position_run AS run JOIN position_project AS project
           ON project.id = run.project_id WHERE run.id = $1`,
        [id],
      );
      if (!row || (await readMonthlySpending(tx, projectId, row.month)) + micros > Number(row.cap)) {
        return false;
      }
      await tx.query(
        `UPDATE position_run SET spent_micros = spent_micros + $2,
           reserved_micros = greatest(reserved_micros, spent_micros) + $2 WHERE id = $1`,
        [id, micros],
      );
      return true;
    });
  }
}
