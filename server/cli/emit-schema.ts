import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appSchema } from '../app-schema.js';
import { schemaText } from '../graphql/print-schema.js';
import { reportRegistry } from '../reports/report-registry.js';
import { projectRoot } from '../process/project-root.js';
import { catalogueText } from './print-catalogue.js';
import { coloursText } from './print-colours.js';
import { helpFactsText } from './print-help-facts.js';

/**
 * Files generated from server declarations: the GraphQL schema, the client's report catalogue, help content and
 * colours.
 */
const emitted = {
  'schema.graphql': schemaText(await appSchema()),
  'client/graphql/generated/report-catalogue.ts': catalogueText(reportRegistry),
  'client/graphql/generated/help-facts.ts': helpFactsText(reportRegistry),
  'client/styles/colours.css': coloursText(),
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
