import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from '../graphql/build-schema.js';
import { schemaText } from '../graphql/print-schema.js';
import { reportRegistry } from '../reports/report-registry.js';
import { projectRoot } from '../stores/project-root.js';
import { catalogueText } from './print-catalogue.js';

/** What the declarations of the server say to others, as files: the schema, and the client's catalogue of reports. */
const emitted = {
  'schema.graphql': schemaText(await buildSchema()),
  'client/graphql/generated/report-catalogue.ts': catalogueText(reportRegistry),
};

for (const [file, text] of Object.entries(emitted)) writeFileSync(path.join(projectRoot, file), text);
