// `npm test`: all checks and tests. Exits with 0 only if all pass.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './support/ensure-browser.mjs';
import { exitAfter, lintEnvironment, node, npm, Step } from './support/steps.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));

// Resolved first, so that a machine without a browser fails immediately.
const env = {
  BROWSER_PATH: await ensureBrowser().catch((error) => {
    console.error(error.message);
    return process.exit(1);
  }),
};

// The build checks the server types. Static checks run one after the other, in parallel with build and tests.
const build = new Step('build', node('server/cli/build.mjs'));
const lint = new Step('lint', npm('check:lint'), { quiet: true, env: lintEnvironment });
const vocabulary = new Step('vocabulary', npm('check:vocabulary'), { after: [lint], quiet: true });
const types = new Step('types', npm('check:types:client'), { after: [vocabulary], quiet: true });
const format = new Step('format', npm('check:format'), { after: [types], quiet: true });
const generated = new Step('generated files', npm('check:generated'), {
  needs: [build],
  after: [format],
  quiet: true,
});
const tests = new Step('tests', node('node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)), {
  needs: [build],
  env,
});

await exitAfter([build, lint, vocabulary, types, format, generated, tests]);
