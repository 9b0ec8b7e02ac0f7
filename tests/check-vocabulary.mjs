// `npm run check:vocabulary`: names, comments, test titles and documents use standard terms (docs/development.md).
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCheckout, violationsOf } from './vocabulary/find-violations.mjs';
import { rules } from './vocabulary/private-words.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|cjs|md)$/.test(file) && !/^client\/.*\.md$/.test(file));

const found = readCheckout(root, files).flatMap(({ file, text }) => violationsOf(file, text, rules));
for (const { file, line, kind, text } of found)
  console.error(`${file}:${line}: ${kind}: ${text.slice(0, 140)}`);
if (found.length > 0) {
  console.error(
    `${found.length} private words. Use the standard term, or add an entry with its reason to tests/vocabulary/private-words.mjs.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${files.length} files use standard vocabulary`);
}
