import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';

interface Rules {
  forbidden: IForbiddenRuleType[];
  options: object;
}

const { forbidden, options } = createRequire(import.meta.url)('../../dependency-rules.config.cjs') as Rules;

/** Files of a generated project with the paths they import. */
type ProjectFiles = Readonly<Record<string, readonly string[]>>;

/** Names of the rules that a project violates. */
async function violatedRules(files: ProjectFiles): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-rules-'));
  try {
    for (const [file, imported] of Object.entries(files)) {
      const target = path.join(folder, file);
      await mkdir(path.dirname(target), { recursive: true });
      const lines = imported.map(
        (importedFile) => `import type {} from '${specifier(file, importedFile)}';\n`,
      );
      await writeFile(target, `${lines.join('')}export type Example = string;\n`);
    }
    const { output } = await cruise(['.'], {
      ...options,
      baseDir: folder,
      ruleSet: { forbidden },
      validate: true,
    });
    return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))].sort();
  } finally {
    await rm(folder, { recursive: true });
  }
}

function specifier(file: string, imported: string): string {
  if (!imported.includes('/') || imported.startsWith('node:')) return imported;
  const relative = path.relative(path.dirname(file), imported).replace(/\.tsx?$/, '.js');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Valid project, to which each test adds one forbidden import. */
const validProject: ProjectFiles = {
  'server/contract/language/localised.ts': [],
  'server/contract/reports/depth.ts': ['server/contract/language/localised.ts'],
  'server/load-control/request-slots.ts': [],
  'server/process/project-root.ts': [],
  'server/file-reader/read-file.ts': [
    'server/load-control/request-slots.ts',
    'server/process/project-root.ts',
  ],
  'server/clustering/serp-index.ts': ['server/process/project-root.ts', 'node:worker_threads'],
  'server/entities/account.entity.ts': ['server/contract/language/localised.ts'],
  'server/stores/stores.ts': [
    'server/load-control/request-slots.ts',
    'server/process/project-root.ts',
    'server/entities/account.entity.ts',
  ],
  'server/reports/engine/run.ts': ['server/stores/stores.ts', 'server/contract/reports/depth.ts'],
  'server/reports/subjects/group.subject.ts': [],
  'server/reports/definitions/pages.report.ts': ['server/reports/engine/run.ts'],
  'server/ingest/source/text-source.ts': [],
  'server/jobs/job-queue.ts': ['server/stores/stores.ts'],
  'server/request/visitor.ts': ['server/entities/account.entity.ts'],
  'server/modules/platform/paging.ts': [],
  'server/modules/plans/plan.service.ts': [
    'server/modules/platform/paging.ts',
    'server/reports/engine/run.ts',
    'server/request/visitor.ts',
    'server/jobs/job-queue.ts',
  ],
  'server/modules/billing/bill.service.ts': ['server/modules/plans/plan.service.ts'],
  'server/modules/groups/group.service.ts': ['server/modules/billing/bill.service.ts'],
  'server/modules/positions/position.service.ts': ['server/modules/groups/group.service.ts'],
  'server/modules/admin/admin.service.ts': ['server/modules/groups/group.service.ts'],
  'server/http/errors/error-handlers.ts': ['server/modules/plans/plan.service.ts'],
  'server/graphql/schema.ts': [
    'server/modules/plans/plan.service.ts',
    'server/http/errors/error-handlers.ts',
  ],
  'server/rest/routes.ts': ['server/http/errors/error-handlers.ts'],
  'server/app.ts': ['server/graphql/schema.ts'],
  'client/lib/focus.ts': ['server/contract/language/localised.ts'],
  'client/graphql/generated/report-catalogue.ts': [],
  'client/addresses/paths.ts': ['client/lib/focus.ts', 'client/graphql/generated/report-catalogue.ts'],
  'client/graphql/transport/client.ts': ['client/lib/focus.ts'],
  'client/components/card.tsx': ['client/graphql/transport/client.ts', 'client/addresses/paths.ts'],
  'client/components/forms/select.tsx': [],
  'client/components/charts/line-chart.tsx': ['client/components/forms/select.tsx'],
  'client/widgets/limits/limit-notice.tsx': ['client/components/card.tsx'],
  'client/features/home/home.tsx': ['client/components/card.tsx', 'client/widgets/limits/limit-notice.tsx'],
  'client/features/account-page/account-page.tsx': ['client/components/card.tsx'],
  'client/pages/home-route.tsx': [
    'client/features/home/home.tsx',
    'client/features/account-page/account-page.tsx',
  ],
};

/** The valid project with one more import. */
function withImport(file: string, imported: string): ProjectFiles {
  return { ...validProject, [file]: [...(validProject[file] ?? []), imported] };
}

describe('import rules', () => {
  it('accept a valid project', async () => {
    expect(await violatedRules(validProject)).toEqual([]);
  });

  it.each([
    ['no-circular-imports', 'server/contract/language/localised.ts', 'server/contract/reports/depth.ts'],
    [
      'no-folder-cycles',
      'server/modules/groups/group-edit.service.ts',
      'server/modules/positions/position.service.ts',
    ],
    ['no-folder-cycles', 'server/contract/language/locale.ts', 'server/contract/reports/depth.ts'],
    ['no-folder-cycles', 'client/components/forms/field.tsx', 'client/components/charts/line-chart.tsx'],
    [
      'modules-platform-below-accounts',
      'server/modules/platform/paging.ts',
      'server/modules/plans/plan.service.ts',
    ],
    [
      'modules-accounts-below-billing',
      'server/modules/plans/plan.service.ts',
      'server/modules/billing/bill.service.ts',
    ],
    [
      'modules-accounts-below-billing',
      'server/modules/plans/plan.service.ts',
      'server/modules/groups/group.service.ts',
    ],
    [
      'modules-billing-below-features',
      'server/modules/billing/bill.service.ts',
      'server/modules/groups/group.service.ts',
    ],
    [
      'modules-features-below-administration',
      'server/modules/groups/group.service.ts',
      'server/modules/admin/admin.service.ts',
    ],
    [
      'report-catalogue-only-in-addresses',
      'client/features/home/home.tsx',
      'client/graphql/generated/report-catalogue.ts',
    ],
    [
      'no-imports-between-features',
      'client/features/home/home.tsx',
      'client/features/account-page/account-page.tsx',
    ],
    ['client-imports-only-contract', 'client/lib/focus.ts', 'server/stores/stores.ts'],
    ['server-imports-no-client', 'server/graphql/schema.ts', 'client/lib/focus.ts'],
    ['contract-imports-nothing', 'server/contract/language/localised.ts', 'server/stores/stores.ts'],
    ['contract-imports-nothing', 'server/contract/language/localised.ts', 'node:fs'],
    [
      'clustering-imports-only-process',
      'server/clustering/serp-index.ts',
      'server/contract/language/localised.ts',
    ],
    ['clustering-imports-only-process', 'server/clustering/serp-index.ts', 'node:fs'],
    ['reports-import-no-transport', 'server/reports/engine/run.ts', 'fastify'],
    [
      'report-engine-knows-no-subject',
      'server/reports/engine/run.ts',
      'server/reports/subjects/group.subject.ts',
    ],
    [
      'report-definitions-are-declarative',
      'server/reports/definitions/pages.report.ts',
      'server/request/visitor.ts',
    ],
    ['transport-runs-no-sql', 'server/graphql/schema.ts', 'typeorm'],
    ['parsers-only-in-file-readers', 'server/modules/groups/group.service.ts', 'sharp'],
    [
      'table-content-only-in-file-readers',
      'server/modules/groups/group.service.ts',
      'server/ingest/source/text-source.ts',
    ],
    ['no-import-of-composition-root', 'server/graphql/schema.ts', 'server/app.ts'],
    ['server-process-below-clustering', 'server/process/project-root.ts', 'server/stores/stores.ts'],
    [
      'server-load-control-below-file-reader',
      'server/load-control/request-slots.ts',
      'server/stores/stores.ts',
    ],
    ['server-file-reader-below-entities', 'server/file-reader/read-file.ts', 'server/stores/stores.ts'],
    [
      'server-entities-below-stores',
      'server/entities/account.entity.ts',
      'server/modules/plans/plan.service.ts',
    ],
    ['server-stores-below-reports', 'server/stores/stores.ts', 'server/jobs/job-queue.ts'],
    ['server-stores-below-reports', 'server/stores/stores.ts', 'server/modules/plans/plan.service.ts'],
    ['server-reports-below-ingest', 'server/reports/engine/run.ts', 'server/modules/plans/plan.service.ts'],
    ['server-jobs-below-request', 'server/jobs/job-queue.ts', 'server/modules/plans/plan.service.ts'],
    ['server-request-below-schema-kit', 'server/request/visitor.ts', 'server/modules/plans/plan.service.ts'],
    ['server-modules-below-http', 'server/modules/plans/plan.service.ts', 'server/graphql/schema.ts'],
    ['server-http-below-graphql', 'server/http/errors/error-handlers.ts', 'server/graphql/schema.ts'],
    ['server-http-below-graphql', 'server/http/errors/error-handlers.ts', 'server/rest/routes.ts'],
    ['client-lib-below-addresses', 'client/lib/focus.ts', 'client/addresses/paths.ts'],
    [
      'client-components-below-widgets',
      'client/components/card.tsx',
      'client/widgets/limits/limit-notice.tsx',
    ],
    ['client-components-below-widgets', 'client/components/card.tsx', 'client/features/home/home.tsx'],
    [
      'client-widgets-below-features',
      'client/widgets/limits/limit-notice.tsx',
      'client/features/home/home.tsx',
    ],
    ['client-features-below-pages', 'client/features/home/home.tsx', 'client/pages/home-route.tsx'],
  ])('%s: %s may not import %s, not even a type', async (rule, file, imported) => {
    expect(await violatedRules(withImport(file, imported))).toContain(rule);
  });
});
