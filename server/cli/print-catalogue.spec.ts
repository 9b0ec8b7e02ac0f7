import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { reportRegistry } from '../reports/report-registry.js';
import { projectRoot } from '../process/project-root.js';
import { printCatalogue } from './print-catalogue.js';

it('matches the declarations; run "npm run gen:schema" to update it', () => {
  const file = path.join(projectRoot, 'client/graphql/generated/report-catalogue.ts');
  expect(readFileSync(file, 'utf8')).toBe(printCatalogue(reportRegistry));
});
