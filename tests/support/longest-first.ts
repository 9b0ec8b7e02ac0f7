import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Quick things first; what keeps the processors less busy at the end, when some of them have nothing to do any more. */
const projects = ['unit', 'client', 'browser', 'integration'];

/** Files that take long, the longest first: last, they would run alone while the other processes wait. */
const longFiles = [
  'browser/report-table-walk',
  'browser/report-table',
  'browser/limits',
  'browser/every-report',
  'browser/panel',
  'browser/report-table-views',
  'browser/sessions',
  'browser/report-table-filter',
  'browser/real-file',
  'stores/data-directory',
  'access/access-matrix',
  'http/process',
  'import/robustness',
  'groups/edit-sequences',
  'groups/killed-build',
  'tools/killed-run',
  'jobs/killed-worker',
  'stores/lost-parts',
  'rest/report-calls',
  'rest/public-api',
  'reports/filters',
  'jobs/mail-server',
  'stores/no-foreign-rows',
  'import/formats',
  'admin/administrator-command',
  'golden/added-report',
].map((name) => `/${name}.spec.ts`);

/** Project by project, in each the longest files before all others, and those in the usual order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byDefault = await super.sort(files);
    return byDefault.sort((a, b) => placeOf(a) - placeOf(b) || rankOf(a) - rankOf(b));
  }
}

function placeOf({ project }: TestSpecification): number {
  return projects.indexOf(project.name);
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = longFiles.findIndex((end) => moduleId.endsWith(end));
  return rank === -1 ? longFiles.length : rank;
}
