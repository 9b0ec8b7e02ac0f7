import { Base } from '../../entities/base.entity.js';
import { ToolRunRecord } from '../../entities/tool-run.entity.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { readSelectedKeywordDates } from '../../ingest/keyword-dates.js';
import { dropAttempt } from '../../ingest/tools/clean-up-tools.js';
import { findUnknownLines } from '../../ingest/tools/unknown-lines.js';
import { writeLines } from '../../ingest/tools/write-lines.js';
import type { ToolInput, FailedPage } from './tool-definition.js';
import { findTool } from './tool-definitions.js';
import { defineTask, type TaskContext } from '../tasks/task-definition.js';

/** Keywords that a run found, and the listed ones. */
const runKeywordsSql = `SELECT keyword_id FROM tool_keyword WHERE run = {run:UInt32} AND attempt = {attempt:UInt32}
  UNION DISTINCT SELECT line_id FROM tool_line WHERE run = {run:UInt32} AND attempt = {attempt:UInt32}`;

interface ToolRunInput {
  /** Run id. */
  run: string;
}

interface ToolRunResult {
  /** Number of lines that exist in the database, and of lines that do not. */
  found: number;
  unknown: number;
  /** Path of the result page. */
  path: string;
}

/**
 * Runs a tool in one step. Every attempt writes its own rows, so an interrupted attempt is never visible and a retry
 * starts over.
 */
export const toolRunTask = defineTask<ToolRunInput, ToolRunResult>({
  id: 'tool',
  title: { en: 'Tool', ru: 'Инструмент' },
  successMessage: { en: 'The result is ready', ru: 'Результат готов' },
  failureMessage: { en: 'The tool run failed', ru: 'Инструмент не дал результата' },
  maxConcurrentPerAccount: 5,
  timeoutMinutes: 15,
  steps: [
    {
      stages: [{ id: 'find', title: { en: 'Searching the database', ru: 'Поиск по базе' }, weight: 100 }],
      run,
    },
  ],
  metrics: ({ found, unknown }) => [
    { id: 'found', title: { en: 'Found in the database', ru: 'Найдено в базе' }, value: found },
    { id: 'unknown', title: { en: 'Not in the database', ru: 'Нет в базе' }, value: unknown },
  ],
  link: ({ path }) => ({ path, title: { en: 'Open the result', ru: 'Открыть результат' } }),
});

async function run({
  input: { run: id },
  dependencies: { stores, config, outgoing },
  signal,
  reportProgress,
}: TaskContext<ToolRunInput, ToolRunResult>): Promise<ToolRunResult> {
  const runs = stores.postgres.getRepository(ToolRunRecord);
  const record = await runs.findOneBy({ id });
  const tool = findTool(record?.tool ?? '');
  // The run was removed while the task was queued.
  if (!record || !tool || record.deletedAt !== null) throw new AppError(ErrorCode.NotFound);
  const base = await stores.postgres.getRepository(Base).findOneByOrFail({ id: record.baseId });
  const [[startedRun]]: [{ attempts: number }[], number] = await stores.postgres.query(
    'UPDATE tool_run SET attempts = attempts + 1 WHERE id = $1 RETURNING attempts',
    [id],
  );
  const attempt = startedRun?.attempts ?? 1;
  // Drop the rows of attempts that a crash interrupted.
  for (let previousAttempt = 1; previousAttempt < attempt; previousAttempt++) {
    await dropAttempt(stores, record.number, previousAttempt);
  }
  const toolInput = record.input as ToolInput;
  const { list, options } = toolInput;
  const unreadablePages: FailedPage[] = [];
  const toolContext = {
    run: record.number,
    attempt,
    base,
    input: toolInput,
    options,
    stores,
    config,
    outgoing,
    signal,
    reportFailedPage: (page: FailedPage) => void unreadablePages.push(page),
    reportProgress: (share: number) => reportProgress('find', { share }),
  };
  await writeLines(stores, { run: record.number, attempt, list, lineType: tool.lines }, signal);
  const unknown = await findUnknownLines(toolContext, tool.lines);
  await tool.run(toolContext);
  signal.throwIfAborted();
  const found = list.length - unknown.length;
  const { generation } = base;
  const dates = await readSelectedKeywordDates(
    stores,
    { base: base.id, generation, positionsDate: base.positionsDate },
    runKeywordsSql,
    { run: record.number, attempt },
    signal,
  );
  await runs.update({ id }, { attempt, found, unknown, unreadablePages, generation, ...dates });
  return { found, unknown: unknown.length, path: `${tool.page.route}/${id}?db=${base.code}` };
}
