import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildAppSchema } from '../../../server/app-schema.js';
import { measureDocument } from '../../../server/graphql/measure-document.js';
import { getOperationCost } from '../../../server/graphql/query-cost.js';
import { queryLimits } from '../../../server/graphql/query-limits.js';
import { anyVariables } from '../support/any-variables.js';
import { projectRoot } from '../../../server/process/project-root.js';

const client = path.join(projectRoot, 'client');
const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.graphql'),
);

describe('every document of the client', () => {
  it('fits the schema and the limits at the maximum page size', async () => {
    const schema = await buildAppSchema();
    expect(files.length).toBeGreaterThan(0);
    const document = parse(files.map((name) => readFileSync(path.join(client, name), 'utf8')).join('\n'));
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    for (const operation of document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)) {
      const own = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] } as const;
      const size = measureDocument(own);
      const name = operation.name?.value;
      const validationErrors = validate(schema, own).filter(
        ({ message }) => !message.includes('is never used'),
      );
      expect([name, validationErrors]).toEqual([name, []]);
      expect([name, size.depth <= queryLimits.depth, size.fields <= queryLimits.fields]).toEqual([
        name,
        true,
        true,
      ]);
      const cost = getOperationCost({
        schema,
        document: own,
        name,
        variables: anyVariables(schema, operation),
      });
      expect([name, cost <= queryLimits.cost]).toEqual([name, true]);
    }
  });
});
