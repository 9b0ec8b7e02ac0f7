import type { SerpLocation } from '../../config/serp-locations.js';
import { serpConcurrency, serpPrices } from '../../config/serp-providers.js';
import { maxSerpPosition } from '../../contract/reports/depth.js';
import { Account } from '../../entities/account.entity.js';
import { PositionRegionRecord } from '../../entities/position-region.entity.js';
import { PositionRunRecord } from '../../entities/position-run.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { importFiles } from '../../ingest/import-files.js';
import { checkDirectly } from './check-directly.js';
import { defaultTiming, type CheckDependencies } from './check-dependencies.js';
import { pollTaskQueue } from './poll-task-queue.js';
import { formatDroppedKeywords } from './dropped-text.js';
import { checkFailureMessages } from './failure-messages.js';
import { findBasesWithResponses, saveResults, mergeResponses } from './save-results.js';
import { resolveLocation } from './resolve-location.js';
import { readPositionTable } from './position-table.js';
import { projectPath } from './project-path.js';
import { readProjects, type ProjectDetails } from './project-rows.js';
import { serpProviders } from './providers/serp-providers.js';
import { RunResponses } from './run-responses.js';
import { RunBudget } from './run-budget.js';
import { RunChecks } from './run-checks.js';
import { finalizeRun } from './finalize-runs.js';
import { SerpKeyService } from './serp-keys.service.js';
import { findDroppedKeywords } from './summarise.js';
import { matchesDatabase } from './table-dates.js';
import { defineTask, type TaskStage, type TaskContext } from '../tasks/task-definition.js';
import { isHaltedPermanently } from '../tasks/task-runner.js';

interface CheckInput {
  /** Id of the check. */
  run: string;
  /** Project id. */
  project: string;
}

interface CheckResult {
  answered: number;
  failed: number;
  /** Whether the results were also imported into the databases. */
  added: boolean;
  /** Keywords that dropped out of the alert's top, and that top. */
  fell: number;
  top: number | null;
  /** Whether the schedule started the check. Scheduled checks send no success notification. */
  isScheduled: boolean;
}

type CheckContext = TaskContext<CheckInput, CheckResult>;

const stages = {
  fetchResults: { id: 'ask', title: { en: 'Checking positions', ru: 'Проверка позиций' }, weight: 80 },
  importResults: { id: 'add', title: { en: 'Adding to the database', ru: 'Добавление в базу' }, weight: 20 },
} as const satisfies Record<string, TaskStage>;

/** Timeout of one request to a SERP provider. */
const requestTimeoutMs = 60_000;

/**
 * Checks the keywords of a rank tracking project: queries the SERP provider, stores the responses and imports them where
 * they match a database.
 */
export const checkPositionsTask = defineTask<CheckInput, CheckResult>({
  id: 'positions',
  title: { en: 'Position check', ru: 'Проверка позиций' },
  successMessage: { en: 'The positions are checked', ru: 'Позиции проверены' },
  failureMessage: { en: 'The positions were not checked', ru: 'Позиции не проверены' },
  maxConcurrentPerAccount: 20,
  timeoutMinutes: 12 * 60,
  steps: [
    { stages: [stages.fetchResults], run: fetchResults },
    { stages: [stages.importResults], run: importResults },
  ],
  completionMessage: ({ fell, top, isScheduled }) => {
    if (fell > 0 && top !== null) return formatDroppedKeywords(fell, top);
    return isScheduled ? null : undefined;
  },
  metrics: ({ answered, failed, fell }) => [
    { id: 'answered', title: { en: 'Keywords checked', ru: 'Проверено фраз' }, value: answered },
    { id: 'failed', title: { en: 'Not checked', ru: 'Не проверено' }, value: failed },
    { id: 'fell', title: { en: 'Fell out of the top', ru: 'Выпало из топа' }, value: fell },
  ],
  link: (_result, { project }) => ({
    path: projectPath(project),
    title: { en: 'Open the project', ru: 'Открыть проект' },
  }),
  // A failed or cancelled check keeps its responses until they are saved (finalize-runs.ts).
  cleanup: async ({ run }, { isDone, config }) => {
    if (isDone) await new RunResponses(config.dataDir, run).remove();
  },
});

async function fetchResults(context: CheckContext): Promise<Partial<CheckResult>> {
  const { run, project } = await loadRunAndProject(context);
  const { stores, config, now } = context.dependencies;
  const provider = serpProviders[run.provider];
  const key = await new SerpKeyService(stores.postgres, now, config).readKey(project.teamId, provider.id);
  const checks = new RunChecks(stores.postgres, run.id);
  if (key === undefined) await checks.failOpen('key');
  const locations = await resolveLocations(context, run);
  let doneCount = 0;
  const reportDone = () =>
    context.reportProgress('ask', {
      share: run.keywords ? doneCount / run.keywords : 1,
      count: doneCount,
      total: run.keywords,
    });
  doneCount = run.keywords - (await checks.count()).open;
  reportDone();
  const dependencies: CheckDependencies = {
    checks,
    responses: new RunResponses(config.dataDir, run.id),
    budget: new RunBudget(stores.postgres, run),
    connection: {
      url: config.serpUrls[provider.id],
      key: key ?? '',
      timeoutMs: requestTimeoutMs,
      signal: context.signal,
    },
    timing: defaultTiming,
    concurrency: serpConcurrency[provider.id],
    price: serpPrices[provider.id],
    startedAt: run.startedAt,
    buildQuery: ({ baseId, word }) => ({
      word,
      engine: run.engine,
      device: run.device,
      language: run.language,
      location: locations.get(baseId) ?? { canonicalName: '', country: '' },
      depth: run.depth,
    }),
    onKeywordDone: () => {
      doneCount += 1;
      reportDone();
    },
  };
  const polling =
    provider.mode === 'queue' ? pollTaskQueue(provider, dependencies) : checkDirectly(provider, dependencies);
  const fatalError = await polling.catch(async (error: unknown) => {
    if (isHaltedPermanently(context.signal)) await finalizeRun(run.id, context.dependencies);
    throw error;
  });
  const { answered, failed } = await checks.count();
  const failure = fatalError?.kind ?? (key === undefined ? 'key' : await findTopFailure(context, run.id));
  const failureReason = failure === undefined ? null : checkFailureMessages[failure];
  await stores.postgres
    .getRepository(PositionRunRecord)
    .update({ id: run.id }, { answered, failed, failureReason });
  if (answered === 0) {
    await stores.postgres.getRepository(PositionRunRecord).update({ id: run.id }, { finishedAt: now() });
    await dependencies.responses.remove();
    throw new AppError(ErrorCode.BadRequest, { what: failureReason ?? checkFailureMessages.down });
  }
  await saveResults({
    ...dependencies,
    stores,
    project: project.number,
    run,
    provider,
    signal: context.signal,
  });
  return { answered, failed, isScheduled: run.dueAt !== null };
}

async function importResults(context: CheckContext): Promise<Partial<CheckResult>> {
  const { run, project } = await loadRunAndProject(context);
  const { stores, now } = context.dependencies;
  const added = await importIntoDatabases(context, run, project);
  const runs = stores.postgres.getRepository(PositionRunRecord);
  await runs.update({ id: run.id }, { added });
  const fell = await countDroppedKeywords(context, project);
  await runs.update({ id: run.id }, { fell, finishedAt: now() });
  return { added, fell, top: project.alertTop };
}

/**
 * Imports the responses into the databases they match: desktop results, same language and location, and at least the
 * same depth. A shallower page would mark every deeper site as lost.
 */
async function importIntoDatabases(
  context: CheckContext,
  run: PositionRunRecord,
  project: ProjectDetails,
): Promise<boolean> {
  const { stores, config } = context.dependencies;
  const { isAdministrator } = await stores.postgres
    .getRepository(Account)
    .findOneByOrFail({ id: context.owner });
  const baseIdsWithResponses = new Set(await findBasesWithResponses(stores, run.id));
  const matchingRegions = project.regions.filter(
    (region) =>
      baseIdsWithResponses.has(region.baseId) &&
      run.depth >= maxSerpPosition &&
      matchesDatabase(run, region) &&
      // Skip a region whose location was changed after the check started.
      run.locations[region.baseId] === region.location &&
      (region.location === '' || isAdministrator),
  );
  const mergeDependencies = {
    stores,
    run,
    provider: serpProviders[run.provider],
    responses: new RunResponses(config.dataDir, run.id),
  };
  const date = run.startedAt.toISOString().slice(0, 10);
  const files: { path: string; base: string; date: string }[] = [];
  for (const { baseId, base } of matchingRegions) {
    files.push({ path: await mergeResponses(mergeDependencies, baseId), base, date });
  }
  if (files.length === 0) return false;
  await importFiles(
    stores,
    config,
    { files, account: context.owner, signal: context.signal },
    {
      update: ({ done: doneCount, total }) =>
        context.reportProgress('add', { share: total ? doneCount / total : 0 }),
    },
  );
  // Do not alert the account about data that it has just imported itself.
  for (const { baseId } of matchingRegions) {
    await stores.postgres
      .getRepository(PositionRegionRecord)
      .update({ projectId: project.id, baseId }, { alertedDate: date });
  }
  return true;
}

/** Counts the keywords that dropped out of the project's top in any of its regions. */
async function countDroppedKeywords(context: CheckContext, project: ProjectDetails): Promise<number> {
  const { alertTop } = project;
  if (alertTop === null) return 0;
  const { postgres, clickhouse } = context.dependencies.stores;
  const [reloaded] = await readProjects(postgres.manager, [project.id]);
  let fell = 0;
  for (const region of (reloaded ?? project).regions) {
    const base = { ...region, id: region.baseId, code: region.base };
    const table = await readPositionTable(project, base, { dates: 8 }, { postgres, clickhouse });
    fell += findDroppedKeywords(table.rows, alertTop).length;
  }
  return fell;
}

/** Provider locations of the regions when the check started, by database id. */
async function resolveLocations(
  context: CheckContext,
  run: PositionRunRecord,
): Promise<Map<number, SerpLocation>> {
  const bases = await context.dependencies.stores.postgres.query<{ id: number; code: string }[]>(
    'SELECT id, code FROM base WHERE id = ANY($1)',
    [Object.keys(run.locations).map(Number)],
  );
  return new Map(
    bases.flatMap(({ id, code }) => {
      const location = resolveLocation(code, run.locations[id] ?? '');
      return location ? [[id, location] as const] : [];
    }),
  );
}

/** The most frequent failure of the check's keywords, if any failed. */
async function findTopFailure(
  context: CheckContext,
  runId: string,
): Promise<keyof typeof checkFailureMessages | undefined> {
  const [row] = await context.dependencies.stores.postgres.query<
    { fault: keyof typeof checkFailureMessages }[]
  >(
    `SELECT fault FROM position_check WHERE run_id = $1 AND state = 'failed' GROUP BY fault ORDER BY count(*) DESC LIMIT 1`,
    [runId],
  );
  return row?.fault;
}

async function loadRunAndProject({
  input,
  dependencies,
}: CheckContext): Promise<{ run: PositionRunRecord; project: ProjectDetails }> {
  const { postgres } = dependencies.stores;
  const run = await postgres.getRepository(PositionRunRecord).findOneBy({ id: input.run });
  const [project] = await readProjects(postgres.manager, [input.project]);
  // The project was deleted while the task was queued.
  if (!run || !project || project.deletedAt !== null) throw new AppError(ErrorCode.PositionsProjectNotFound);
  return { run, project };
}
