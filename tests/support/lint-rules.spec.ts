import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = path.resolve('node_modules/.bin/oxlint');
const tsgolintPath = path.resolve('node_modules/.bin/tsgolint');

/** A source file that violates each rule. */
const violations: Readonly<Record<string, readonly [file: string, source: string]>> = {
  'node(no-process-env)': ['server/reports/a.ts', "export const place = process.env['HOME'];"],
  'eslint(no-restricted-imports)': ['server/reports/b.ts', "export { pid } from 'node:process';"],
  'eslint(max-lines)': [
    'server/reports/c.ts',
    Array.from({ length: 401 }, (_, index) => `export const a${index} = ${index};`).join('\n'),
  ],
  'unicorn(filename-case)': ['server/reports/oneIdea.ts', 'export const idea = 1;'],
  'typescript(no-explicit-any)': ['client/d.ts', 'export const one = (value: any): number => Number(value);'],
  'typescript(no-floating-promises)': [
    'client/e.ts',
    'export function go(): void {\n  Promise.resolve(1);\n}',
  ],
  'typescript(switch-exhaustiveness-check)': [
    'client/f.ts',
    "export function no(side: 'a' | 'b'): void {\n  switch (side) {\n    case 'a':\n      return;\n  }\n}",
  ],
};

/** Allowed in this folder, a violation elsewhere. */
const allowed = { 'server/config/a.ts': violations['node(no-process-env)']?.[1] ?? '' };

describe('lint', () => {
  let folder: string;
  /** Files with a violation of a rule. */
  let filesViolating: (rule: string) => string[];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rivalscope-lint-'));
    await copyFile('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
    await writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { strict: true, target: 'ES2023', types: [] },
        include: ['**/*.ts'],
      }),
    );
    for (const [file, source] of [...Object.values(violations), ...Object.entries(allowed)]) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), source);
    }
    const { stdout } = spawnSync(program, ['--format', 'json'], {
      cwd: folder,
      env: { ...process.env, OXLINT_TSGOLINT_PATH: tsgolintPath },
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
    filesViolating = (rule) =>
      diagnostics.filter(({ code }) => code === rule).map(({ filename }) => filename);
  });

  afterAll(() => rm(folder, { recursive: true }));

  it.each(Object.entries(violations))('reports a violation of %s', (rule, [file]) => {
    expect(filesViolating(rule)).toEqual([file]);
  });
});
