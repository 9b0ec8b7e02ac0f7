import type { RawField } from '../formats/raw-field.js';
import { queryRows, type ImportRun } from '../import-run.js';
import type { StagedFile } from '../staging/stage-file.js';
import { recordKinds, stagingTableName } from '../staging/staging-table.js';

/** Files whose records cover ads or SERP features, by number within the import. */
export interface CoveringFiles {
  ads: readonly number[];
  features: readonly number[];
}

/** Determines the files that cover ads or SERP features by the coverage of their formats. */
export async function findCoveringFiles(
  run: ImportRun,
  staged: readonly StagedFile[],
): Promise<CoveringFiles> {
  const hasColumn = ({ plan }: StagedFile, field: RawField) => plan.fields.includes(field);
  const coverageOf = ({ plan }: StagedFile) => plan.recognised.format.coverage;
  const adColumnFiles = staged.filter((file) => coverageOf(file).ads === 'column' && hasColumn(file, 'type'));
  const featureFiles = staged.filter(
    (file) => coverageOf(file).features === 'column' && hasColumn(file, 'wizards'),
  );
  const adRecordFiles = staged.filter((file) => coverageOf(file).ads === 'ads');
  return {
    ads: [...toNumbers(adColumnFiles), ...(await findFilesWithAds(run, toNumbers(adRecordFiles)))],
    features: toNumbers(featureFiles),
  };
}

const toNumbers = (files: readonly StagedFile[]): number[] => files.map(({ file }) => file.number);

async function findFilesWithAds(run: ImportRun, files: number[]): Promise<number[]> {
  if (files.length === 0) return [];
  const rows = await queryRows<{ file: number }>(
    run,
    `SELECT DISTINCT file FROM ${stagingTableName(run.id)}
     WHERE reason = 0 AND kind = ${recordKinds.ad} AND file IN {files:Array(UInt32)}`,
    { files },
  );
  return rows.map(({ file }) => file);
}
