import { CombinedGraphQLErrors } from '@apollo/client';
import type { FormikHelpers, FormikValues } from 'formik';
import { useCallback } from 'react';
import { toUserError, type ErrorMessage } from '../../graphql/transport/to-user-error.js';

/** Server errors of the last submission, stored in the Formik status. */
interface FormStatus {
  /** Error without a field. */
  serverError?: ErrorMessage;
  /** Field errors, shown until the field value changes. */
  fields: Record<string, { serverError: ErrorMessage; value: unknown }>;
}

export const untouchedStatus: FormStatus = { fields: {} };

/** Formik status as a typed value. */
export function getFormStatus(status: unknown): FormStatus {
  return (status as FormStatus | undefined) ?? untouchedStatus;
}

/** Argument name in a server error; undefined if the error names none. */
function getErrorField(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const field = error.errors[0]?.extensions?.['field'];
  return typeof field === 'string' ? field.split('.').at(-1) : undefined;
}

/** Assigns a server error to the field that it names, or to the form if it names none. */
export function useServerErrors<Values extends FormikValues>() {
  return useCallback(
    (error: unknown, values: Values, { setStatus }: Pick<FormikHelpers<Values>, 'setStatus'>) => {
      const serverError = toUserError(error instanceof Error ? error : new Error(String(error)));
      const field = getErrorField(error);
      const status: FormStatus =
        field !== undefined && field in values
          ? { fields: { [field]: { serverError, value: values[field] as unknown } } }
          : { serverError, fields: {} };
      setStatus(status);
    },
    [],
  );
}
