import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAppSchema } from '../app-schema.js';
import { printSchemaFile } from '../graphql/print-schema.js';
import { reportRegistry } from '../reports/report-registry.js';
import { projectRoot } from '../process/project-root.js';
import { printCatalogue } from './print-catalogue.js';
import { printColours } from './print-colours.js';
import { printHelpFacts } from './print-help-facts.js';

/**
 * Files generated from server declarations: the GraphQL schema, the client's report catalogue, help content and
 * colours.
 */
const emitted = {
  'schema.graphql': printSchemaFile(await buildAppSchema()),
  'client/graphql/generated/report-catalogue.ts': printCatalogue(reportRegistry),
  'client/graphql/generated/help-facts.ts': printHelpFacts(reportRegistry),
  'client/styles/colours.css': printColours(),
};

/** With `--check` nothing is written, and a stale file fails the command. */
const isCheckOnly = process.argv.includes('--check');

for (const [name, text] of Object.entries(emitted)) {
  const file = path.join(projectRoot, name);
  if (!isCheckOnly) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is not what the sources say.`);
    process.exitCode = 1;
  }
}
