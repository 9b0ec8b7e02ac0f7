import { CombinedGraphQLErrors } from '@apollo/client';
import type { FormikHelpers, FormikValues } from 'formik';
import { useCallback } from 'react';
import { toUserError, type ErrorMessage } from '../../graphql/to-user-error.js';

/** What the server said of the last attempt to send a form; kept in the form's status. */
interface FormStatus {
  /** What is wrong with the form as a whole. */
  fault?: ErrorMessage;
  /** What is wrong with a field, as long as it holds the value that was sent. */
  fields: Record<string, { fault: ErrorMessage; value: unknown }>;
}

export const untouchedStatus: FormStatus = { fields: {} };

/** The status of any form of this kit. */
export function statusOf(status: unknown): FormStatus {
  return (status as FormStatus | undefined) ?? untouchedStatus;
}

/** Name of the argument that the server's refusal is about, where it is about one. */
function fieldOf(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const field = error.errors[0]?.extensions?.['field'];
  return typeof field === 'string' ? field.split('.').at(-1) : undefined;
}

/** Puts a refusal of the server to the field that it names, or above the form where it names none of its fields. */
export function useServerErrors<Values extends FormikValues>() {
  return useCallback(
    (error: unknown, values: Values, { setStatus }: Pick<FormikHelpers<Values>, 'setStatus'>) => {
      const fault = toUserError(error instanceof Error ? error : new Error(String(error)));
      const field = fieldOf(error);
      const status: FormStatus =
        field !== undefined && field in values
          ? { fields: { [field]: { fault, value: values[field] as unknown } } }
          : { fault, fields: {} };
      setStatus(status);
    },
    [],
  );
}
