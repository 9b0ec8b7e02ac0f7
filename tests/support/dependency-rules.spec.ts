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

/** Files of a small project by their paths, each with the paths of what it imports. */
type Planted = Readonly<Record<string, readonly string[]>>;

/** Names of the rules that a project breaks. */
async function broken(files: Planted): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-rules-'));
  try {
    for (const [file, imported] of Object.entries(files)) {
      const place = path.join(folder, file);
      await mkdir(path.dirname(place), { recursive: true });
      const lines = imported.map((one) => `import type {} from '${specifier(file, one)}';\n`);
      await writeFile(place, `${lines.join('')}export type Idea = string;\n`);
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

/** A project in order, to which each case adds one wrong import. */
const sound: Planted = {
  'server/contract/localised.ts': [],
  'server/contract/depth.ts': ['server/contract/localised.ts'],
  'server/load-control/request-slots.ts': [],
  'server/process/project-root.ts': [],
  'server/clustering/serp-index.ts': ['server/process/project-root.ts', 'node:worker_threads'],
  'server/entities/account.entity.ts': ['server/contract/localised.ts'],
  'server/stores/stores.ts': [
    'server/load-control/request-slots.ts',
    'server/process/project-root.ts',
    'server/entities/account.entity.ts',
  ],
  'server/reports/engine/run.ts': ['server/stores/stores.ts', 'server/contract/depth.ts'],
  'server/reports/definitions/pages.report.ts': ['server/reports/engine/run.ts'],
  'server/jobs/job-queue.ts': ['server/stores/stores.ts'],
  'server/request/visitor.ts': ['server/entities/account.entity.ts'],
  'server/modules/plans/plan.service.ts': [
    'server/reports/engine/run.ts',
    'server/request/visitor.ts',
    'server/jobs/job-queue.ts',
  ],
  'server/http/error-handlers.ts': ['server/modules/plans/plan.service.ts'],
  'server/graphql/schema.ts': ['server/modules/plans/plan.service.ts', 'server/http/error-handlers.ts'],
  'server/rest/routes.ts': ['server/http/error-handlers.ts'],
  'server/app.ts': ['server/graphql/schema.ts'],
  'client/lib/focus.ts': ['server/contract/localised.ts'],
  'client/graphql/generated/report-catalogue.ts': [],
  'client/addresses/paths.ts': ['client/lib/focus.ts', 'client/graphql/generated/report-catalogue.ts'],
  'client/graphql/client.ts': ['client/lib/focus.ts'],
  'client/components/card.tsx': ['client/graphql/client.ts', 'client/addresses/paths.ts'],
  'client/features/home/home.tsx': ['client/components/card.tsx'],
  'client/features/account-page/account-page.tsx': ['client/components/card.tsx'],
  'client/pages/home-route.tsx': [
    'client/features/home/home.tsx',
    'client/features/account-page/account-page.tsx',
  ],
};

/** The sound project with one more import. */
function withImport(file: string, imported: string): Planted {
  return { ...sound, [file]: [...(sound[file] ?? []), imported] };
}

describe('import rules', () => {
  it('accept a valid project', async () => {
    expect(await broken(sound)).toEqual([]);
  });

  it.each([
    ['no-circle', 'server/contract/localised.ts', 'server/contract/depth.ts'],
    [
      'catalogue-read-by-addresses',
      'client/features/home/home.tsx',
      'client/graphql/generated/report-catalogue.ts',
    ],
    ['features-apart', 'client/features/home/home.tsx', 'client/features/account-page/account-page.tsx'],
    ['client-knows-the-contract-alone', 'client/lib/focus.ts', 'server/stores/stores.ts'],
    ['server-knows-no-client', 'server/graphql/schema.ts', 'client/lib/focus.ts'],
    ['contract-is-pure', 'server/contract/localised.ts', 'server/stores/stores.ts'],
    ['contract-is-pure', 'server/contract/localised.ts', 'node:fs'],
    ['clustering-is-pure', 'server/clustering/serp-index.ts', 'server/contract/localised.ts'],
    ['clustering-is-pure', 'server/clustering/serp-index.ts', 'node:fs'],
    ['engine-knows-no-face', 'server/reports/engine/run.ts', 'fastify'],
    ['definitions-declare', 'server/reports/definitions/pages.report.ts', 'server/request/visitor.ts'],
    ['faces-write-no-sql', 'server/graphql/schema.ts', 'typeorm'],
    ['composed-in-one-place', 'server/graphql/schema.ts', 'server/app.ts'],
    ['server-process-below-clustering', 'server/process/project-root.ts', 'server/stores/stores.ts'],
    ['server-load-control-below-entities', 'server/load-control/request-slots.ts', 'server/stores/stores.ts'],
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
    ['server-http-below-graphql', 'server/http/error-handlers.ts', 'server/graphql/schema.ts'],
    ['server-http-below-graphql', 'server/http/error-handlers.ts', 'server/rest/routes.ts'],
    ['client-lib-below-addresses', 'client/lib/focus.ts', 'client/addresses/paths.ts'],
    ['client-components-below-features', 'client/components/card.tsx', 'client/features/home/home.tsx'],
    ['client-features-below-pages', 'client/features/home/home.tsx', 'client/pages/home-route.tsx'],
  ])('%s: %s may not import %s, not even a type', async (rule, file, imported) => {
    expect(await broken(withImport(file, imported))).toContain(rule);
  });
});
