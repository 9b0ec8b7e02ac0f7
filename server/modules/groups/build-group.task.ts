import { AppError } from '../../errors/app-error.js';
import { formatCount } from '../../errors/format-count.js';
import { ErrorCode } from '../../errors/error-code.js';
import {
  beginGroupVersion,
  publishGroupVersion,
  withGroupLock,
  writeGroupCompetitors,
  writeGroupKeywords,
  type GroupToWrite,
  type WrittenVersion,
} from '../../ingest/group/write-group-version.js';
import { withKeywordDates } from '../../ingest/group/group-date.js';
import { compareVersions, saveReplayed, replayEdits } from '../../ingest/group/replay-edits.js';
import { groupChannels } from '../../reports/subjects/group.subject.js';
import { countGroupSql } from '../../ingest/group/group-keyword-sql.js';
import { requestOptions } from '../../reports/engine/report-dependencies.js';
import { RequestBases } from '../databases/base-catalogue.service.js';
import { GroupReportRecord } from '../../entities/group-report.entity.js';
import { defineTask, type TaskStage, type TaskContext } from '../tasks/task-definition.js';

/** Input of a build, stored with the task. */
interface BuildGroupInput {
  /** Report id. */
  report: string;
  /** Database code. */
  base: string;
  /** Keyword limit of the owner's plan; null for unlimited. */
  keywordLimit: number | null;
}

/** Result of a build. */
interface BuiltGroup {
  report: string;
  base: string;
  organicKeywords: number;
  contextKeywords: number;
  /** Keywords added and removed since the previous version; missing for the first build. */
  came?: number;
  went?: number;
}

const stages = {
  keywords: { id: 'keywords', title: { en: 'Collecting keywords', ru: 'Сбор фраз' }, weight: 60 },
  competitors: {
    id: 'competitors',
    title: { en: 'Counting competitors', ru: 'Подсчёт конкурентов' },
    weight: 40,
  },
} as const satisfies Record<string, TaskStage>;

/**
 * Builds a group report in one step. A version is published atomically, so an interrupted build restarts from the
 * beginning.
 */
export const buildGroupTask = defineTask<BuildGroupInput, BuiltGroup>({
  id: 'group',
  title: { en: 'Group report', ru: 'Групповой отчёт' },
  successMessage: { en: 'The group report is ready', ru: 'Групповой отчёт готов' },
  failureMessage: { en: 'The group report could not be built', ru: 'Групповой отчёт не построен' },
  maxConcurrentPerAccount: 5,
  timeoutMinutes: 15,
  steps: [{ stages: Object.values(stages), run: buildGroup }],
  metrics: ({ organicKeywords, contextKeywords, came, went }) => [
    {
      id: 'organicKeywords',
      title: { en: 'Organic keywords', ru: 'Фразы в поиске' },
      value: organicKeywords,
    },
    {
      id: 'contextKeywords',
      title: { en: 'Paid keywords', ru: 'Фразы в рекламе' },
      value: contextKeywords,
    },
    ...(came === undefined || went === undefined
      ? []
      : [
          { id: 'came', title: { en: 'Keywords added', ru: 'Добавлено фраз' }, value: came },
          { id: 'went', title: { en: 'Keywords removed', ru: 'Удалено фраз' }, value: went },
        ]),
  ],
  link: ({ report, base }) => ({
    path: `/group/${report}?db=${base}`,
    title: { en: 'Open the report', ru: 'Открыть отчёт' },
  }),
});

async function buildGroup({
  input: { report: id, base: code, keywordLimit },
  dependencies: { stores, config },
  signal,
  reportProgress,
}: TaskContext<BuildGroupInput, BuiltGroup>): Promise<BuiltGroup> {
  const record = await stores.postgres.getRepository(GroupReportRecord).findOneBy({ id });
  // The report was deleted while the task was queued.
  if (!record || record.deletedAt !== null) throw new AppError(ErrorCode.NotFound);
  const bases = new RequestBases(stores.postgres);
  const base = await bases.byCode(code);
  const deps = { clickhouse: stores.clickhouse, bases, signal };
  const undated: GroupToWrite = {
    id,
    report: record.number,
    base: base.id,
    generation: base.generation,
    positionsDate: base.positionsDate,
    positionsRange: null,
    domains: record.domains,
    top: record.top,
  };
  await assertKeywordLimit();
  const work = { stores, config, signal };
  return withGroupLock(stores, record.number, async (connection) => {
    const group = await withKeywordDates(stores, undated, signal);
    const version = await beginGroupVersion(connection, group);
    const builtVersion = await writeGroupKeywords(work, group, version);
    const reportReplay = (share: number, count: number) => reportProgress('keywords', { share, count });
    const { latest: finalVersion, replayed: replayedEdits } = await replayEdits(
      { ...work, connection },
      group,
      builtVersion,
      reportReplay,
    );
    assertWithinLimit(finalVersion);
    reportReplay(1, finalVersion.organicKeywords + finalVersion.contextKeywords);
    await writeGroupCompetitors(work, group, finalVersion.version);
    const { version: previousVersion } = await stores.postgres
      .getRepository(GroupReportRecord)
      .findOneByOrFail({ id });
    const changes =
      previousVersion === null
        ? {}
        : await compareVersions(work, record.number, previousVersion, finalVersion.version);
    signal.throwIfAborted();
    await publishGroupVersion(connection, id, finalVersion, {
      withCompetitors: true,
      writeInTransaction: (tx) => saveReplayed(tx, replayedEdits),
    });
    const { organicKeywords, contextKeywords } = finalVersion;
    return { report: id, base: code, organicKeywords, contextKeywords, ...changes };
  });

  function assertWithinLimit({ organicKeywords, contextKeywords }: WrittenVersion): void {
    const keywordCount = Math.max(organicKeywords, contextKeywords);
    if (keywordLimit === null || keywordCount <= keywordLimit) return;
    const { en, ru } = formatCount(keywordCount);
    const message = {
      en: `With its edits, the report would have ${en} keywords`,
      ru: `С правками в отчёте стало бы ${ru} фраз`,
    };
    throw new AppError(ErrorCode.GroupKeywordsLimit, { what: message, limit: formatCount(keywordLimit) });
  }

  async function assertKeywordLimit(): Promise<void> {
    if (keywordLimit === null) return;
    const { base: baseId, generation, domains, top } = undated;
    for (const channel of groupChannels) {
      const { rows } = await stores.clickhouse.query<{ keywords: number }>(countGroupSql(channel), {
        parameters: { base: baseId, generation, domains, top },
        ...requestOptions(deps, 'group-count'),
      });
      const keywordCount = rows[0]?.keywords ?? 0;
      if (keywordCount > keywordLimit) {
        const { en, ru } = formatCount(keywordCount);
        const message = {
          en: `These domains have ${en} keywords in the top ${top}`,
          ru: `У этих доменов ${ru} фраз в топ ${top}`,
        };
        throw new AppError(ErrorCode.GroupKeywordsLimit, { what: message, limit: formatCount(keywordLimit) });
      }
    }
  }
}
