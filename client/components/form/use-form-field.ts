import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ErrorMessage } from '../../graphql/transport/to-user-error.js';
import { getFormStatus } from './form-status.js';
import type { FormMessage } from './form-rules.js';

interface FormField {
  input: FieldInputProps<string>;
  /** Translated error; undefined if there is none. */
  error?: string;
  /** Server error of the field; undefined if there is none. */
  serverError?: ErrorMessage;
  setValue: (value: string) => void;
}

/** Value and errors of a field in the surrounding form. */
export function useFormField(name: string): FormField {
  const { t } = useTranslation('forms');
  const [input, meta, helpers] = useField<string>(name);
  const form = useFormikContext();
  const fieldError = getFormStatus(form.status).fields[name];
  const error = fieldError && fieldError.value === input.value ? fieldError.serverError : undefined;
  const validationError =
    form.submitCount > 0 && meta.error !== undefined ? t(meta.error as FormMessage) : undefined;
  return {
    input,
    error: validationError ?? error?.message,
    serverError: error,
    setValue: (value) => void helpers.setValue(value),
  };
}
