import { rm } from 'node:fs/promises';
import path from 'node:path';
import { importFiles, type FileToImport, type ImportOptions } from '../../ingest/import-files.js';
import type { ImportSummary } from '../../ingest/import-summary.js';
import type { ImportPhase } from '../../ingest/import-progress.js';
import { importSettings } from './import-settings.js';
import { defineTask, type TaskStage, type TaskContext } from '../tasks/task-definition.js';

/** Input of an import: uploaded files with overrides for values their rows do not contain. */
export interface ImportTaskInput extends Omit<
  ImportOptions,
  'files' | 'signal' | 'owner' | 'account' | 'isSample'
> {
  files: readonly (Omit<FileToImport, 'path' | 'name' | 'rejectsPath'> & {
    /** Relative to the data directory. */
    path: string;
    /** Original file name. */
    name: string;
  })[];
}

const stages: Readonly<Record<ImportPhase, TaskStage>> = {
  read: { id: 'read', title: { en: 'Reading the files', ru: 'Чтение файлов' }, weight: 40 },
  load: { id: 'load', title: { en: 'Adding the rows', ru: 'Добавление строк' }, weight: 20 },
  derive: { id: 'derive', title: { en: 'Rebuilding the reports', ru: 'Пересчёт отчётов' }, weight: 38 },
  publish: { id: 'publish', title: { en: 'Publishing', ru: 'Публикация' }, weight: 2 },
};

/**
 * Imports files in one step. An import is published atomically and is idempotent, so an interrupted one restarts from
 * the beginning.
 */
export const importTask = defineTask<ImportTaskInput, ImportSummary>({
  id: 'import',
  title: { en: 'Import of files', ru: 'Импорт файлов' },
  successMessage: { en: 'The import is done', ru: 'Импорт завершён' },
  failureMessage: { en: 'The import has failed', ru: 'Импорт не удался' },
  maxConcurrentPerAccount: 5,
  timeoutMinutes: 24 * 60,
  steps: [
    {
      stages: Object.values(stages),
      run: (context) => importUploadedFiles(context),
    },
  ],
  metrics: ({ stored, superseded, duplicates, outsideDepth, own, rejected }) => [
    { id: 'stored', title: { en: 'Rows stored', ru: 'Сохранено строк' }, value: stored },
    ...(superseded > 0
      ? [{ id: 'superseded', title: { en: 'Superseded', ru: 'Есть новее' }, value: superseded }]
      : []),
    { id: 'duplicates', title: { en: 'Duplicates', ru: 'Повторы' }, value: duplicates },
    { id: 'outsideDepth', title: { en: 'Beyond position 50', ru: 'Ниже 50-й позиции' }, value: outsideDepth },
    ...(own > 0 ? [{ id: 'own', title: { en: 'From own sites', ru: 'О своих сайтах' }, value: own }] : []),
    { id: 'rejected', title: { en: 'Rejected', ru: 'Отклонено' }, value: rejected },
  ],
  settings: importSettings,
  link: () => undefined,
  cleanup: async ({ files }, { isDone, config: { dataDir } }) => {
    // Files of an unsuccessful import stay for a retry; the clean-up job removes them later.
    if (!isDone) return;
    await Promise.all(files.map((file) => rm(resolveInside(dataDir, file.path), { force: true })));
  },
});

async function importUploadedFiles({
  input: { files, ...options },
  owner,
  signal,
  dependencies: { stores, config },
  reportProgress,
}: TaskContext<ImportTaskInput, ImportSummary>): Promise<ImportSummary> {
  const uploadedFiles = files.map((file) => ({ ...file, path: resolveInside(config.dataDir, file.path) }));
  const summary = await importFiles(
    stores,
    config,
    { ...options, files: uploadedFiles, owner: { account: owner }, account: owner, signal },
    {
      update: ({ phase, done, total, records }) =>
        reportProgress(phase, {
          share: total ? done / total : 0,
          ...(phase === 'read' && { count: records }),
        }),
    },
  );
  // Store the path relative to the data directory, which may move.
  const relativePath = (rejects = '') => (rejects ? path.relative(config.dataDir, rejects) : undefined);
  return {
    ...summary,
    files: summary.files.map((file) => ({ ...file, rejectsPath: relativePath(file.rejectsPath) })),
  };
}

/** Resolves a path inside the data directory and prevents path traversal. */
function resolveInside(folder: string, relative: string): string {
  return path.join(folder, path.join('/', relative));
}
