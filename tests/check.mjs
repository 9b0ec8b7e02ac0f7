// `npm run check`: fast checks before each commit. Exits with 0 only if all pass.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitAfter, lintEnvironment, node, npm, Step } from './support/steps.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));

const quiet = true;
// Also checks the server types and builds what the check of generated files needs.
const server = new Step('server', node('server/cli/build.mjs', 'server'));
const generated = new Step('generated files', npm('check:generated'), { needs: [server], quiet });
const tests = new Step(
  'tests',
  node('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'client*'),
  { after: [generated] },
);
const lint = new Step('lint', npm('check:lint'), { quiet, env: lintEnvironment });
const vocabulary = new Step('vocabulary', npm('check:vocabulary'), { after: [lint], quiet });
const types = new Step('client types', npm('check:types:client'), { after: [vocabulary], quiet });
const format = new Step('format', npm('check:format'), { after: [types], quiet });

await exitAfter([server, generated, tests, lint, vocabulary, types, format]);
