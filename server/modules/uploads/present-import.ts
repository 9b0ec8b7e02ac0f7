import { basename } from 'node:path';
import { taskStates } from '../../contract/projects/task-states.js';
import type { Language } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { failedResponsesText } from '../../ingest/formats/json-responses.js';
import { decisionText } from '../../ingest/reading-decision.js';
import type { FileSummary, ImportSummary } from '../../ingest/import-summary.js';
import { importTask, type ImportTaskInput } from './import.task.js';
import type { ImportView } from './import.service.js';
import type { DataImport, ImportCounts, ImportedFile } from './import.type.js';
import { rejectsPath } from './rejects-path.js';

const stages = importTask.steps.flatMap((step) => step.stages);

/** Maps an import to its GraphQL type at the time `now`. */
export function toDataImport(view: ImportView, now: Date, language: Language): DataImport {
  const { task } = view;
  const { state, errorCode, errorDetails, startedAt, finishedAt, readyAt } = task;
  const readStats = task.stageStats['read'];
  const seconds = secondsBetween(startedAt ?? now, finishedAt ?? now);
  const summary = state === taskStates.done ? (task.result as ImportSummary) : undefined;
  const isReading = state === taskStates.processing && task.stage === 'read' && readStats !== undefined;
  return {
    id: task.id,
    state: toState(view),
    createdAt: task.createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    seconds,
    files: summary ? importedFiles(task.id, summary, language) : inputFiles(view),
    stage: stages.find(({ id }) => id === task.stage)?.title[language] ?? null,
    progress: task.progress,
    read: readStats?.count ?? 0,
    rows: readStats?.of ?? null,
    rate: isReading ? Math.round((readStats.count ?? 0) / Math.max(1, seconds)) : null,
    secondsLeft: readyAt ? secondsBetween(now, readyAt) : null,
    fault:
      state === taskStates.failed && errorCode !== null
        ? new AppError(errorCode, errorDetails ?? {}).messageIn(language)
        : null,
    counts: summary ? toCounts(summary) : null,
    columnsWithInvalidValues: summary ? findColumnsWithInvalidValues(summary) : [],
  };
}

/** Results of earlier versions have no counts of values. */
function findColumnsWithInvalidValues({ files }: ImportSummary): DataImport['columnsWithInvalidValues'] {
  return files.flatMap(({ name: file, entry, columns }) =>
    columns.flatMap(({ name, field = '', values }) =>
      values && values.invalid > 0 ? [{ file: entry ?? file, name, field, ...values }] : [],
    ),
  );
}

function toState({ task: { state, jobId, errorCode } }: ImportView): DataImport['state'] {
  if (state === taskStates.done) return 'done';
  if (state === taskStates.processing) return jobId === null ? 'waiting' : 'running';
  return errorCode === ErrorCode.Cancelled ? 'cancelled' : 'failed';
}

function importedFiles(id: string, { files }: StoredSummary, language: Language): ImportedFile[] {
  return files.map(
    ({ name, entry, format, decisions = [], responses, rejected, rejectsPath: rejects }, number) => ({
      name,
      upload: null,
      entry: entry ?? null,
      format,
      readings: decisions.map((decision) => decisionText(decision, language)),
      failedResponses: failedResponsesText(responses, language) ?? null,
      rejected,
      rejects: rejects ? rejectsPath(id, number) : null,
    }),
  );
}

/** The submitted files. Those of a failed or cancelled import can be started again while they exist. */
function inputFiles({ task, files }: ImportView): ImportedFile[] {
  const hasFailed = task.state === taskStates.failed;
  const inputs = (task.input as ImportTaskInput).files.map(({ path, name }) => {
    const upload = hasFailed ? files.find(({ id }) => id === basename(path)) : undefined;
    return { name, upload: upload?.id ?? null };
  });
  return inputs.map((file) => ({
    ...file,
    entry: null,
    format: null,
    readings: [],
    failedResponses: null,
    rejected: null,
    rejects: null,
  }));
}

type LaterFileField = 'totalRows' | 'decisions' | 'responses';

/** Files of earlier versions have no totals, decisions and responses. */
type StoredFile = Omit<FileSummary, LaterFileField> & Partial<Pick<FileSummary, LaterFileField>>;

type LaterField = 'firstLooks' | 'superseded' | 'supersededBy';

/** Results of earlier versions have no highlights and superseded rows. */
type StoredSummary = Omit<ImportSummary, LaterField | 'files'> &
  Partial<Pick<ImportSummary, LaterField>> & { files: readonly StoredFile[] };

function toCounts({
  records,
  stored,
  superseded = 0,
  supersededBy = null,
  duplicates,
  outsideDepth,
  own,
  rejected,
  keywords,
  domains,
  snapshots,
  files,
  firstLooks,
  ownSites,
}: StoredSummary): ImportCounts {
  const bases = [...new Set(snapshots.map(({ base }) => base))];
  const dates = [...new Set(snapshots.map(({ date }) => date))].toSorted();
  return {
    records,
    stored,
    superseded,
    supersededBy,
    duplicates,
    outsideDepth,
    own,
    totalRows: files.reduce((sum, file) => sum + (file.totalRows ?? 0), 0),
    rejected,
    keywords,
    domains,
    mostKeywords: firstLooks?.domains ?? [],
    keyword: firstLooks?.keyword ?? null,
    ownSites: [...new Set((ownSites ?? []).map(({ site }) => site))],
    bases,
    dates,
  };
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));
}
