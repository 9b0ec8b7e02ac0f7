import { writeFileSync } from 'node:fs';
import { buildSchema } from '../graphql/build-schema.js';
import { schemaText } from '../graphql/print-schema.js';

writeFileSync('schema.graphql', schemaText(await buildSchema()));
