import type { DataSource } from 'typeorm';
import type { ClickHouseStore } from '../../stores/clickhouse/clickhouse-store.js';
import { notifyAccount } from '../notifications/notify-account.js';
import { buildCompletionMessage } from '../notifications/push-message.js';
import type { PushService } from '../notifications/push.service.js';
import { formatDroppedKeywords } from './dropped-text.js';
import { readPositionTable } from './position-table.js';
import { projectPath } from './project-path.js';
import { readProjects } from './project-rows.js';
import { findDroppedKeywords } from './summarise.js';

const batchSize = 50;
/** Dates to search for the previous position. */
const lookbackDates = 8;

/**
 * Notifies accounts about keywords that dropped out of a top after an import. Checks send their own alerts when they
 * end.
 */
export class PositionAlertService {
  constructor(
    private readonly postgres: DataSource,
    private readonly now: () => Date,
    private readonly pushService: PushService,
  ) {}

  /** Notifies the accounts of all projects whose databases have newer results, once per date. */
  async notifyOfImports(clickhouse: Pick<ClickHouseStore, 'query'>): Promise<void> {
    const updates = await this.postgres.query<{ project: string; baseId: number; date: string }[]>(
      `SELECT region.project_id AS project, region.base_id AS "baseId", to_char(base.positions_date, 'YYYY-MM-DD') AS date
       FROM position_region AS region JOIN position_project AS project ON project.id = region.project_id
         JOIN base ON base.id = region.base_id
       WHERE project.alert_top IS NOT NULL AND project.deleted_at IS NULL AND project.team_id IS NOT NULL AND project.device = 'desktop'
         AND project.language = base.lng AND base.positions_date > coalesce(region.told_date, '-infinity') LIMIT $1`,
      [batchSize],
    );
    for (const { project, baseId, date } of updates) await this.notify(project, baseId, date, clickhouse);
  }

  private async notify(
    id: string,
    baseId: number,
    date: string,
    clickhouse: Pick<ClickHouseStore, 'query'>,
  ): Promise<void> {
    const [project] = await readProjects(this.postgres.manager, [id]);
    const region = project?.regions.find((projectRegion) => projectRegion.baseId === baseId);
    if (!project || !region || project.alertTop === null) return;
    const { alertTop } = project;
    const base = { ...region, id: baseId, code: region.base };
    const { rows } = await readPositionTable(
      project,
      base,
      { dates: lookbackDates },
      { postgres: this.postgres, clickhouse },
    );
    const droppedCount = findDroppedKeywords(rows, alertTop).length;
    await this.postgres.transaction(async (tx) => {
      const [, updatedCount] = await tx.query<[unknown, number]>(
        `UPDATE position_region SET told_date = $3 WHERE project_id = $1 AND base_id = $2 AND told_date IS DISTINCT FROM $3::date`,
        [id, baseId, date],
      );
      if (updatedCount === 0 || droppedCount === 0) return;
      const text = formatDroppedKeywords(droppedCount, alertTop);
      const path = `${projectPath(id)}?db=${region.base}`;
      const accountId = project.makerId ?? project.teamId;
      const titles = { en: `${text.en}: ${project.name}`, ru: `${text.ru}: ${project.name}` };
      await notifyAccount(tx, accountId, { title: titles, link: path, at: this.now() });
      await this.pushService.send(accountId, buildCompletionMessage(text, { name: project.name, path }), tx);
    });
  }
}
