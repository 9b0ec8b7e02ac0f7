import { randomBytes } from 'node:crypto';
import { isNonNullType } from 'graphql';
import type { RunningApp } from '../../support/running-app.js';
import type { Cast } from './matrix-cast.js';
import type { MatrixOperation } from './matrix-operations.js';

type Values = Record<string, unknown>;
type Maker = (cast: Cast, app: RunningApp) => unknown;

/** Values of arguments that mean the same wherever they stand. */
const byName: Readonly<Record<string, Maker>> = {
  domain: () => 'alpha.example',
  keyword: () => 'red phone',
  pageUrl: () => '/',
  phrases: () => ['phone'],
};

/** Values of one operation's arguments, where the name alone does not say them. */
const byOperation: Readonly<Record<string, Readonly<Record<string, Maker>>>> = {
  report: { id: () => 'organic-keywords' },
  domainSummaries: { domains: () => [{ domain: 'alpha.example' }] },
  suggestions: { query: () => 'phone' },
};

/**
 * The arguments that an operation is called with in a cell.
 * @throws Error that names a required argument which nobody has given a value
 */
export async function argumentsFor(operation: MatrixOperation, cast: Cast, app: RunningApp): Promise<Values> {
  const values: Values = {};
  for (const argument of operation.arguments) {
    const make = byOperation[operation.name]?.[argument.name] ?? byName[argument.name];
    if (make) values[argument.name] = await make(cast, app);
    else if (isNonNullType(argument.type) && argument.defaultValue === undefined) {
      throw new Error(
        `matrix-arguments.ts must say with which ${argument.name} the operation ${operation.name} is called.`,
      );
    }
  }
  return values;
}

/** A text that no other cell uses. */
export function unique(prefix: string): string {
  return `${prefix}-${randomBytes(5).toString('hex')}`;
}
