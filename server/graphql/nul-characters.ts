import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, Kind, OperationTypeNode, type ValueNode, visit } from 'graphql';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { RequestContext } from '../request/request-context.js';
import { memoizePerObject } from '../reports/engine/memoize-per-object.js';
import { checkAsync } from './check-async.js';

/** Refuses questions with a zero character in a text, as REST does: nothing can be found by one. Forms say so at their fields. */
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

function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(containsNul);
}

/**
 * Name of the argument, or of the variable by its default, that is given such a text in the document itself. Documents are kept
 * and asked again and again; each is read through once.
 */
const argumentWithNulLiteral = memoizePerObject(findNulLiteral);

function findNulLiteral(document: DocumentNode): string | undefined {
  let found: string | undefined;
  const inspectLiteral = (literal: ValueNode, name: string): void => {
    visit(literal, {
      [Kind.STRING]: ({ value }) => {
        if (value.includes('\0')) found ??= name;
      },
    });
  };
  visit(document, {
    [Kind.ARGUMENT]: ({ name, value }) => inspectLiteral(value, name.value),
    [Kind.VARIABLE_DEFINITION]: ({ variable, defaultValue }) => {
      if (defaultValue) inspectLiteral(defaultValue, variable.name.value);
    },
  });
  return found;
}
