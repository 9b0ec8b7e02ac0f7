// Fails if schema.graphql or the generated client files are stale. Writes nothing.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const generatedSuffix = '.generated.ts';
const programs = [
  ['server/cli/launch.mjs', 'server/cli/emit-schema.js', '--check'],
  ['node_modules/@graphql-codegen/cli/esm/bin.js', '--config', 'codegen.yml', '--check'],
];

const failed = programs.filter((program) => !passes(program));
const orphaned = filesUnder('client').filter(isOrphaned);
if (orphaned.length > 0)
  console.error(`Generated files without a document: ${orphaned.join(', ')}. Remove them.`);
if (failed.length > 0) console.error('Run "npm run gen" and commit what it writes.');
process.exit(failed.length + orphaned.length > 0 ? 1 : 0);

/** Prints the output of a program only if it fails. */
function passes(program) {
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: 'utf8' });
  if (status !== 0) console.error(`${stdout}${stderr}`.trimEnd());
  return status === 0;
}

/** Whether the document of a generated file is missing. The generator removes no files. */
function isOrphaned(file) {
  return file.endsWith(generatedSuffix) && !existsSync(file.replace(generatedSuffix, '.graphql'));
}

function filesUnder(target) {
  if (!statSync(target).isDirectory()) return [target];
  return readdirSync(target).flatMap((name) => filesUnder(path.join(target, name)));
}
