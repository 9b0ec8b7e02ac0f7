import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, Kind, OperationTypeNode, type ValueNode, visit } from 'graphql';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { RequestContext } from '../request/request-context.js';
import { memoizePerObject } from '../reports/engine/memoize-per-object.js';
import { checkAsync } from './check-async.js';

/** Rejects queries with NUL characters, which can match nothing. Forms validate their fields themselves. */
export const rejectNulCharacters: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ document, operation, request: { variables = {} } }) =>
        checkAsync(() => {
          if (operation?.operation !== OperationTypeNode.QUERY) return;
          const name =
            Object.keys(variables).find((key) => containsNul(variables[key])) ??
            argumentWithNulLiteral(document);
          if (name === undefined) return;
          throw new AppError(ErrorCode.BadRequest, {
            what: {
              en: `${name} must hold no zero character`,
              ru: `${name} не должен содержать нулевой знак`,
            },
          });
        }),
    }),
};

/** Iterative, because a recursion over deeply nested variables would exceed the stack. */
function containsNul(value: unknown): boolean {
  const pending = [value];
  while (pending.length > 0) {
    const current = pending.pop();
    if (typeof current === 'string' && current.includes('\0')) return true;
    if (typeof current === 'object' && current !== null) {
      for (const inner of Object.values(current)) pending.push(inner);
    }
  }
  return false;
}

/**
 * Returns the name of the argument or variable with a NUL character in a literal of the document. Memoized per
 * document.
 */
const argumentWithNulLiteral = memoizePerObject(findNulLiteral);

function findNulLiteral(document: DocumentNode): string | undefined {
  let argumentName: string | undefined;
  const inspectLiteral = (literal: ValueNode, name: string): void => {
    visit(literal, {
      [Kind.STRING]: ({ value }) => {
        if (value.includes('\0')) argumentName ??= name;
      },
    });
  };
  visit(document, {
    [Kind.ARGUMENT]: ({ name, value }) => inspectLiteral(value, name.value),
    [Kind.VARIABLE_DEFINITION]: ({ variable, defaultValue }) => {
      if (defaultValue) inspectLiteral(defaultValue, variable.name.value);
    },
  });
  return argumentName;
}
