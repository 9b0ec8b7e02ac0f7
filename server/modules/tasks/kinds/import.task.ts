import { rm } from 'node:fs/promises';
import path from 'node:path';
import { importFiles, type FileToImport, type ImportOptions } from '../../../ingest/import-files.js';
import type { ImportSummary } from '../../../ingest/import-summary.js';
import type { ImportPhase } from '../../../ingest/import-progress.js';
import { importSettings } from './import-settings.js';
import { defineTask, type TaskStage, type TaskContext } from '../task-definition.js';

/** What an import is started with: uploaded files, and what their records are where they do not say it. */
export interface ImportTaskInput extends Omit<
  ImportOptions,
  'files' | 'signal' | 'owner' | 'account' | 'isSample'
> {
  files: readonly (Omit<FileToImport, 'path' | 'name' | 'rejectsPath'> & {
    /** Relative to the data directory. */
    path: string;
    /** What the person calls it. */
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
 * Imports files. It is one step: an import shows as a whole or not at all, and the same files imported again change nothing, so
 * that one whose process died begins anew.
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
      run: (work) => importUploadedFiles(work),
    },
  ],
  metrics: ({ stored, duplicates, outsideDepth, own, rejected }) => [
    { id: 'stored', title: { en: 'Rows stored', ru: 'Сохранено строк' }, value: stored },
    { id: 'duplicates', title: { en: 'Duplicates', ru: 'Повторы' }, value: duplicates },
    { id: 'outsideDepth', title: { en: 'Beyond position 50', ru: 'Ниже 50-й позиции' }, value: outsideDepth },
    ...(own > 0 ? [{ id: 'own', title: { en: 'Of own sites', ru: 'О своих сайтах' }, value: own }] : []),
    { id: 'rejected', title: { en: 'Rejected', ru: 'Отклонено' }, value: rejected },
  ],
  settings: importSettings,
  link: () => undefined,
  cleanup: async ({ files }, { isDone, config: { dataDir } }) => {
    // The files of one that is not done wait for another start, and go when they waited too long.
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
  // The folder may move while the result is kept.
  const relativePath = (rejects = '') => (rejects ? path.relative(config.dataDir, rejects) : undefined);
  return {
    ...summary,
    files: summary.files.map((file) => ({ ...file, rejectsPath: relativePath(file.rejectsPath) })),
  };
}

/** A file of the data directory, whatever the path says. */
function resolveInside(folder: string, relative: string): string {
  return path.join(folder, path.join('/', relative));
}
