import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ErrorMessage } from '../../graphql/to-user-error.js';
import { statusOf } from './form-status.js';
import type { FormMessage } from './form-rules.js';

interface FormField {
  input: FieldInputProps<string>;
  /** What is wrong with it, as a person reads it; undefined while nothing is known to be. */
  error?: string;
  /** The server's refusal, where it is the server's. */
  serverError?: ErrorMessage;
  setValue: (value: string) => void;
}

/** A field of the form around: its value, and what is wrong with it. */
export function useFormField(name: string): FormField {
  const { t } = useTranslation('forms');
  const [input, meta, helpers] = useField<string>(name);
  const form = useFormikContext();
  const fieldError = statusOf(form.status).fields[name];
  const error = fieldError && fieldError.value === input.value ? fieldError.fault : undefined;
  const broken = form.submitCount > 0 && meta.error !== undefined ? t(meta.error as FormMessage) : undefined;
  return {
    input,
    error: broken ?? error?.message,
    serverError: error,
    setValue: (value) => void helpers.setValue(value),
  };
}
