import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { orderKey } from './seeded-order.js';
import { testDepth } from './test-depth.js';

/**
 * Compute-bound projects run first. Integration tests mostly wait, so they run at the end when processes become idle.
 */
const projects = ['unit', 'client', 'client-logic', 'browser', 'integration'];

/** Slow files in descending order. Started last, they would run while other processes are idle. */
const slowFiles = [
  'sample/generate-sample',
  'inspect/fuzz',
  'browser/bills',
  'browser/open-access',
  'browser/operator',
  'browser/crawl',
  'browser/bank-transfer',
  'browser/purchase',
  'browser/account-page',
  'browser/tours',
  'browser/every-report',
  'browser/limits',
  'browser/tools',
  'browser/partner',
  'browser/accounts',
  'browser/report-table-views',
  'browser/group-edits',
  'browser/group-dialogs',
  'browser/docs',
  'browser/report-table-columns',
  'browser/sessions',
  'browser/dashboard-details',
  'browser/team',
  'browser/clustering',
  'browser/group-reports',
  'import/clone-sequences',
  'access/access-matrix',
  'import/remove-snapshots',
  'rest/public-reference',
  'rest/consistent-values',
  'shutdown/npm-signals',
  'account-page/logo',
  'tasks/killed-import',
  'import/domain-exports',
  'http/sample-load',
  'http/process',
  'import/derived-state',
  'stores/data-directory',
  'rest/public-api',
  'upgrade/upgrade',
  'stores/lost-parts',
  'access/first-party-metrics',
  'admin/administrator-command',
  'plans/daily-limits',
  'reports/filters',
  'reports/query-deduplication',
  'reports/first-pages',
  'import/formats',
  'rest/report-calls',
  'import/export-samples',
  'import/domain-history',
  'import/fuzz',
  'reports/shards',
  'import/vendor-columns',
  'http/load-control',
  'stores/embedded-postgres',
  'stores/query-isolation',
  'rest/export-streams',
  'tasks/task-states',
  'accounts/login-throttling',
  'jobs/mail-server',
  'plans/history',
  'billing/payment-sequences',
  'stores/move-stores',
  'stores/servers-by-address',
  'accounts/unknown-email',
].map((name) => `/${name}.spec.ts`);

/**
 * Sorts files by project, with slow files first, to minimize the total time. The environment variable `TEST_ORDER_SEED`
 * shuffles the files of each project instead, and runs with a time budget start with the files that only they run.
 * vitest's own `--sequence.seed` would replace the `sequence` of the projects.
 */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seed = process.env['TEST_ORDER_SEED'];
    if (seed) return shuffled(files, Number(seed), this.ctx.config.root);
    const byDefault = await super.sort(files);
    return byDefault.sort((a, b) => projectIndex(a) - projectIndex(b) || rankOf(a) - rankOf(b));
  }
}

function shuffled(files: readonly TestSpecification[], seed: number, root: string): TestSpecification[] {
  const key = ({ moduleId }: TestSpecification) => orderKey(seed, path.relative(root, moduleId));
  const order = testDepth === 'quick' ? projectIndex : deepOrder(seed);
  return files.toSorted((a, b) => order(a) - order(b) || (key(a) < key(b) ? -1 : 1));
}

/**
 * Order of a run with a time budget: first the files that `npm test` does not run, then the others by project. The seed
 * chooses the project that comes last, because the budget rarely covers it.
 */
function deepOrder(seed: number): (file: TestSpecification) => number {
  const order = orderKey(seed, 'projects') < '8' ? projects : projects.toReversed();
  return (file) =>
    order.indexOf(file.project.name) + (file.moduleId.endsWith('.deep.spec.ts') ? 0 : projects.length);
}

function projectIndex({ project }: TestSpecification): number {
  return projects.indexOf(project.name);
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = slowFiles.findIndex((end) => moduleId.endsWith(end));
  return rank === -1 ? slowFiles.length : rank;
}
