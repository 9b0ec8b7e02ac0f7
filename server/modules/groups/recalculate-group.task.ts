import { GroupReportRecord } from '../../entities/group-report.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { withGroupLock, writeGroupCompetitors } from '../../ingest/group/write-group-version.js';
import { RequestBases } from '../databases/base-catalogue.service.js';
import { defineTask, type TaskContext } from '../tasks/task-definition.js';

/** Report whose competitors are counted. */
interface GroupCompetitorsInput {
  /** Report id. */
  report: string;
  /** Database code. */
  base: string;
}

/** Counts the competitors of a group report for its current keywords. Idempotent. */
export const recalculateGroupTask = defineTask<GroupCompetitorsInput, GroupCompetitorsInput>({
  id: 'groupCompetitors',
  title: { en: 'Competitors of a group report', ru: 'Конкуренты группового отчёта' },
  successMessage: { en: 'The competitors are counted', ru: 'Конкуренты посчитаны' },
  failureMessage: { en: 'The competitors were not counted', ru: 'Конкуренты не посчитаны' },
  maxConcurrentPerAccount: 5,
  timeoutMinutes: 15,
  steps: [
    {
      stages: [
        { id: 'competitors', title: { en: 'Counting competitors', ru: 'Подсчёт конкурентов' }, weight: 100 },
      ],
      run: recalculateCompetitors,
    },
  ],
  metrics: () => [],
  link: ({ report, base }) => ({
    path: `/group/${report}?db=${base}&page=concurents`,
    title: { en: 'Open the report', ru: 'Открыть отчёт' },
  }),
});

async function recalculateCompetitors({
  input: { report: id, base: code },
  dependencies: { stores, config },
  signal,
}: TaskContext<GroupCompetitorsInput, GroupCompetitorsInput>): Promise<GroupCompetitorsInput> {
  const reports = stores.postgres.getRepository(GroupReportRecord);
  const { number } = (await reports.findOneBy({ id })) ?? {};
  // The report was deleted while the task was queued.
  if (number === undefined) throw new AppError(ErrorCode.NotFound);
  const base = await new RequestBases(stores.postgres).byCode(code);
  const work = { stores, config, signal };
  await withGroupLock(
    stores,
    number,
    async (connection) => {
      const { version, competitorsVersion, domains, top } = await reports.findOneByOrFail({ id });
      if (version === null || version === competitorsVersion) return;
      // Drop the rows of an interrupted attempt; readers still use another competitors version.
      await stores.clickhouse.dropPartition('group_competitor', number, version);
      const { generation, positionsDate } = base;
      const dates = { positionsDate, positionsRange: null };
      const group = { id, report: number, base: base.id, generation, ...dates, domains, top };
      await writeGroupCompetitors(work, group, version);
      signal.throwIfAborted();
      await connection.query('UPDATE group_report SET competitors_version = $2 WHERE id = $1', [id, version]);
    },
    signal,
  );
  return { report: id, base: code };
}
