import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GraphQLSchema } from 'graphql';
import { buildAppSchema } from '../../../server/app-schema.js';
import {
  administratorRoles,
  type AdministratorRole,
} from '../../../server/contract/accounts/administrator-roles.js';
import type { AppError } from '../../../server/errors/app-error.js';
import { assertOperationAllowed } from '../../../server/graphql/access.js';
import type { Visitor } from '../../../server/request/visitor.js';
import { accessRuleOf } from '../../../server/schema-kit/require-access.js';
import { runApp, type RunningApp } from '../support/running-app.js';
import { createArguments } from './support/matrix-arguments.js';
import { operationsOf, type MatrixOperation } from './support/matrix-operations.js';
import { createMatrixActors, roles, type MatrixActors, type Role } from './support/matrix-actors.js';
import { testDepth } from '../../support/test-depth.js';

const goldenDir = path.join(import.meta.dirname, '../../golden');
const matrixFile = path.join(goldenDir, 'access-matrix.md');
const rolesFile = path.join(goldenDir, 'administrator-roles.md');

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
async function collectOutcomes(
  operation: MatrixOperation,
  stage: { actors: MatrixActors },
  omittedOutcomes: ReadonlyMap<Role, string>,
): Promise<string[]> {
  const outcomesByRole: string[] = [];
  if (operation.kind === 'query') stage.actors.replaceLimitedUsers();
  let variables = await createArguments(operation, stage.actors, app);
  for (const role of roles) {
    const omittedOutcome = omittedOutcomes.get(role);
    if (omittedOutcome !== undefined) {
      const ruleOutcome = outcomeOf(visitorWithRole(role), operation);
      outcomesByRole.push(ruleOutcome === 'ok' ? omittedOutcome : ruleOutcome);
      continue;
    }
    const outcome = await runOperation(operation, variables, role, stage.actors);
    outcomesByRole.push(outcome);
    if (operation.kind === 'query' || outcome !== 'ok') continue;
    stage.actors = createMatrixActors(app);
    if (role !== roles.at(-1)) variables = await createArguments(operation, stage.actors, app);
  }
  return outcomesByRole;
}

async function runOperation(
  operation: MatrixOperation,
  variables: Record<string, unknown>,
  role: Role,
  actors: MatrixActors,
): Promise<string> {
  const { data, errors } = operation.upload
    ? await operation.upload(app.url, await actors.getHeaders(role), variables)
    : await (await actors.getCaller(role)).graphql(operation.documentWith(Object.keys(variables)), variables);
  if (errors?.[0]) return errors[0].extensions.code;
  return data ? 'ok' : 'nothing';
}

/** Cells of the committed matrix by operation. */
async function readCommittedMatrix(): Promise<Map<string, string[]>> {
  const lines = (await readFile(matrixFile, 'utf8')).trim().split('\n').slice(2);
  return new Map(
    lines.map((text) => {
      const [name = '', ...cells] = text.slice(2, -2).split(' | ');
      return [name, cells];
    }),
  );
}

/**
 * Results that a quick run requests with some of the roles that get them: with every n-th role, counted over roles and
 * operations. The access rule of an operation determines the first three. The last one hides data of other accounts.
 */
const samplingPeriods: Readonly<Record<string, (roleCount: number) => number>> = {
  ok: (roleCount) => roleCount,
  ADMINISTRATOR_ONLY: (roleCount) => roleCount,
  AUTHORIZATION_REQUIRED: () => 4,
  NOT_FOUND: (roleCount) => Math.ceil(roleCount / 2),
};

/**
 * Roles that a quick run does not request an operation with, and their committed results. Only the access rule is
 * checked for them.
 */
function rolesToOmit(committedCells: readonly string[], index: number): Map<Role, string> {
  if (testDepth !== 'quick') return new Map();
  return new Map(
    Object.entries(samplingPeriods).flatMap(([outcome, periodOf]) => {
      const matching = roles.filter((_, column) => committedCells[column] === outcome);
      const period = periodOf(matching.length);
      return matching
        .filter((_, place) => (place + index) % period !== 0)
        .map((role) => [role, outcome] as const);
    }),
  );
}

describe('access matrix', () => {
  it('every operation gives each role the result in the committed matrix', async () => {
    const stage = { actors: createMatrixActors(app) };
    const lines: string[] = [];
    const committed = await readCommittedMatrix();
    for (const [index, operation] of operationsOf(schema).entries()) {
      const omitted = rolesToOmit(committed.get(operation.name) ?? [], index);
      lines.push(line(operation.name, await collectOutcomes(operation, stage, omitted)));
    }
    const headerLine = [
      line('operation', [...roles]),
      line(
        '---',
        roles.map(() => '---'),
      ),
    ];
    const text = `${[...headerLine, ...lines].join('\n')}\n`;
    await expect(text).toMatchFileSnapshot(matrixFile);
  }, 600_000);
});

/** Visitor properties that access rules use, for a user of the matrix. */
function visitorWithRole(role: Role): object {
  const sessionState = { sessionEndReason: null, authenticatedAt: new Date() };
  if (role === 'guest') return { account: null, owner: null, ...sessionState };
  const account = { id: 1, isAdministrator: role === 'administrator', administratorRole: 'owner' };
  return { account, owner: role === 'sub-user' ? { ...account, id: 2 } : account, ...sessionState };
}

function administratorWithRole(role: AdministratorRole, authenticatedAt: Date): object {
  const account = { isAdministrator: true, administratorRole: role, secondFactorAt: null };
  return { account, owner: account, sessionEndReason: null, authenticatedAt };
}

/** Result of the access rule of an operation: `ok` or the error code. */
function outcomeOf(visitor: object, operation: MatrixOperation): string {
  const now = new Date();
  try {
    assertOperationAllowed(
      schema,
      { fields: [operation.name], isMutation: operation.kind === 'mutation' },
      visitor as Visitor,
      { requiresSecondFactor: false, now: () => now },
    );
    return 'ok';
  } catch (error) {
    return (error as AppError).code;
  }
}

describe('administrator roles', () => {
  it('every administrative operation admits the roles of the committed table', async () => {
    const operations = operationsOf(schema).filter(({ name }) => isAdministrative(name));
    expect(operations.length).toBeGreaterThan(30);
    const header = ['operation', ...administratorRoles, 'owner without a recent log-in'];
    const lines = [header, header.map(() => '---')].map(([name = '', ...cells]) => line(name, cells));
    for (const operation of operations) {
      const outcomes = administratorRoles.map((role) =>
        outcomeOf(administratorWithRole(role, new Date()), operation),
      );
      const withOldLogin = outcomeOf(administratorWithRole('owner', new Date(0)), operation);
      lines.push(line(operation.name, [...outcomes, withOldLogin]));
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(rolesFile);
  });
});

function isAdministrative(name: string): boolean {
  const fields = { ...schema.getQueryType()?.getFields(), ...schema.getMutationType()?.getFields() };
  return accessRuleOf(fields[name])?.access === 'administrator';
}

function line(name: string, cells: readonly string[]): string {
  return `| ${[name, ...cells].join(' | ')} |`;
}
