import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, Kind, OperationTypeNode, type ValueNode, visit } from 'graphql';
import { AppError } from '../errors/app-error.js';
import { ErrorCode } from '../errors/error-code.js';
import type { RequestContext } from '../request/request-context.js';
import { memoizePerObject } from '../reports/engine/memoize-per-object.js';
import { checkByPromise } from './check-by-promise.js';

/** Refuses questions with a zero character in a text, as REST does: nothing can be found by one. Forms say so at their fields. */
export const refuseZeroCharacters: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ document, operation, request: { variables = {} } }) =>
        checkByPromise(() => {
          if (operation?.operation !== OperationTypeNode.QUERY) return;
          const name =
            Object.keys(variables).find((key) => holdsZero(variables[key])) ?? literalWithZero(document);
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

function holdsZero(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsZero);
}

/**
 * Name of the argument, or of the variable by its default, that is given such a text in the document itself. Documents are kept
 * and asked again and again; each is read through once.
 */
const literalWithZero = memoizePerObject(readLiterals);

function readLiterals(document: DocumentNode): string | undefined {
  let found: string | undefined;
  const lookInto = (literal: ValueNode, name: string): void => {
    visit(literal, {
      [Kind.STRING]: ({ value }) => {
        if (value.includes('\0')) found ??= name;
      },
    });
  };
  visit(document, {
    [Kind.ARGUMENT]: ({ name, value }) => lookInto(value, name.value),
    [Kind.VARIABLE_DEFINITION]: ({ variable, defaultValue }) => {
      if (defaultValue) lookInto(defaultValue, variable.name.value);
    },
  });
  return found;
}
