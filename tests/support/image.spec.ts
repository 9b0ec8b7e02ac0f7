import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Commands for operators that messages and documents mention. */
const operatorCommands = [
  'worker',
  'import',
  'administrator',
  'maintenance',
  'add-database',
  'sample',
  'doctor',
  'backup',
  'move',
  'restore',
  'database-password',
  'reset-lost-search-data',
];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
let image: string;

/** Copies the files that the last stage of the Dockerfile takes from the project, except those that are built. */
beforeAll(() => {
  image = mkdtempSync(path.join(tmpdir(), 'rivalscope-image-'));
  const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm)];
  expect(copied.length).toBeGreaterThan(3);
  for (const [, from = '', to = ''] of copied) {
    if (['node_modules', 'dist'].includes(from)) continue;
    const target = to.endsWith('/') ? path.join(to, path.basename(from)) : to;
    cpSync(from, path.join(image, target), { recursive: true });
  }
});
afterAll(() => rmSync(image, { recursive: true, force: true }));

it.each(operatorCommands)('npm run %s starts the built program of the image with its arguments', (name) => {
  const script = scripts[name] ?? '';
  const entry = /launch\.mjs (\S+)$/.exec(script)?.[1] ?? '';
  expect(existsSync(entry.replace(/\.js$/, '.ts'))).toBe(true);
  const built = path.join(image, 'dist', entry);
  mkdirSync(path.dirname(built), { recursive: true });
  writeFileSync(built, 'console.log(JSON.stringify(process.argv.slice(1)));');
  const output = execFileSync('sh', ['-c', `${script} "$@"`, 'sh', 'a word', '--option'], { cwd: image });
  expect(JSON.parse(output.toString())).toEqual([built, 'a word', '--option']);
});
