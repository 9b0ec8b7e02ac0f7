import { beforeAll, describe, expect, it } from 'vitest';
import type { GraphQLSchema } from 'graphql';
import { buildAppSchema } from '../../../server/app-schema.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { argumentsFor } from './support/matrix-arguments.js';
import { operationsOf, type MatrixOperation } from './support/matrix-operations.js';
import { newCast, roles, type Cast, type Role } from './support/matrix-cast.js';

let app: RunningApp;
let schema: GraphQLSchema;

beforeAll(async () => {
  app = await runApp({ loginAttempts: 1000, guestRequestsPerMinute: 1_000_000, apiBurstRequests: 100_000 });
  schema = await buildAppSchema();
});

/**
 * Result of an operation for each role: `ok` or the error code. Queries and rejected mutations share the users of
 * `stage`. A mutation that succeeds gets new users, so that no cell affects another.
 */
async function outcomes(operation: MatrixOperation, stage: { cast: Cast }): Promise<string[]> {
  const outcomesByRole: string[] = [];
  stage.cast.relieve();
  let variables = await argumentsFor(operation, stage.cast, app);
  for (const role of roles) {
    const outcome = await outcomeOf(operation, variables, role, stage.cast);
    outcomesByRole.push(outcome);
    if (operation.kind === 'query' || outcome !== 'ok') continue;
    stage.cast = newCast(app);
    if (role !== roles.at(-1)) variables = await argumentsFor(operation, stage.cast, app);
  }
  return outcomesByRole;
}

async function outcomeOf(
  operation: MatrixOperation,
  variables: Record<string, unknown>,
  role: Role,
  cast: Cast,
): Promise<string> {
  const { data, errors } = operation.upload
    ? await operation.upload(app.url, await cast.headersOf(role), variables)
    : await (await cast.callerOf(role)).graphql(operation.documentWith(Object.keys(variables)), variables);
  if (errors?.[0]) return errors[0].extensions.code;
  return data ? 'ok' : 'nothing';
}

describe('access matrix', () => {
  it('every operation gives each role the result in the committed matrix', async () => {
    const stage = { cast: newCast(app) };
    const lines: string[] = [];
    for (const operation of operationsOf(schema)) {
      lines.push(line(operation.name, await outcomes(operation, stage)));
    }
    const headerLine = [
      line('operation', [...roles]),
      line(
        '---',
        roles.map(() => '---'),
      ),
    ];
    const text = `${[...headerLine, ...lines].join('\n')}\n`;
    await expect(text).toMatchFileSnapshot('../../golden/access-matrix.md');
  }, 600_000);
});

function line(name: string, cells: readonly string[]): string {
  return `| ${[name, ...cells].join(' | ')} |`;
}
