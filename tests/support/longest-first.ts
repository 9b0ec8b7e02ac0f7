import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long though they are short: last, they would run alone while the other processes wait. */
const longFiles = /(?:report-table-walk|real-file|access-matrix)\.spec\.ts$/;

/** The usual order, with the longest files before all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longFiles.test(moduleId);
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))];
  }
}
