import { beforeAll, describe, expect, it } from 'vitest';
import type { GraphQLSchema } from 'graphql';
import { appSchema } from '../../../server/app-schema.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { argumentsFor } from './support/matrix-arguments.js';
import { operationsOf, type MatrixOperation } from './support/matrix-operations.js';
import { newCast, roles, type Role } from './support/matrix-cast.js';

let app: RunningApp;
let schema: GraphQLSchema;

beforeAll(async () => {
  app = await runApp({ loginAttempts: 1000, guestRequestsPerMinute: 1_000_000, apiBurstRequests: 100_000 });
  schema = await appSchema();
});

/** What one role is answered: `ok`, or the code of the refusal. Everybody in it is new, so that no cell feels another. */
async function outcome(operation: MatrixOperation, role: Role): Promise<string> {
  const cast = newCast(app);
  const headers = await cast.headersOf(role);
  const variables = await argumentsFor(operation, cast, app);
  const caller = app.as({ headers });
  const { data, errors } = operation.upload
    ? await operation.upload(app.url, headers, variables)
    : await caller.graphql(operation.documentWith(Object.keys(variables)), variables);
  if (errors?.[0]) return errors[0].extensions.code;
  return data ? 'ok' : 'nothing';
}

describe('who may call what', () => {
  it('#18 #19 #22 every operation answers each kind of visitor as the committed matrix says', async () => {
    const lines: string[] = [];
    for (const operation of operationsOf(schema)) {
      // Each cell has people of its own, so they may be asked side by side.
      const cells = await Promise.all(roles.map((role) => outcome(operation, role)));
      lines.push(line(operation.name, cells));
    }
    const head = [
      line('operation', [...roles]),
      line(
        '---',
        roles.map(() => '---'),
      ),
    ];
    const text = `${[...head, ...lines].join('\n')}\n`;
    await expect(text).toMatchFileSnapshot('../../golden/access-matrix.md');
  }, 600_000);
});

function line(name: string, cells: readonly string[]): string {
  return `| ${[name, ...cells].join(' | ')} |`;
}
