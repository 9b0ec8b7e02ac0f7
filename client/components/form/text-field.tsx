import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorMessage } from '../../graphql/transport/to-user-error.js';
import styles from './form.module.css';
import { useFormField } from './use-form-field.js';

export interface TextFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  /** Marks the label as optional. */
  optional?: boolean;
  autoFocus?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  maxLength?: number;
  /** Content at the right end of the field. */
  secondary?: ReactNode;
  /** Recovery action offered with a server error. */
  recoveryAction?: (error: ErrorMessage) => ReactNode;
}

/** Single-line text field with label, hint and error. */
export function TextField({
  name,
  label,
  hint,
  optional,
  secondary,
  autoFocus,
  recoveryAction,
  ...inputProps
}: TextFieldProps) {
  const { t } = useTranslation('forms');
  const { input, error, serverError } = useFormField(name);
  return (
    <TextInput
      {...inputProps}
      {...input}
      size="md"
      label={
        optional ? (
          <>
            {label} <span className={styles.optional}>{t('optional')}</span>
          </>
        ) : (
          label
        )
      }
      description={hint}
      error={
        error && serverError && recoveryAction ? (
          <ErrorWithRecovery text={error} recoveryAction={recoveryAction(serverError)} />
        ) : (
          error
        )
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rightSection={secondary}
      data-autofocus={autoFocus ? true : undefined}
      autoFocus={autoFocus}
    />
  );
}

function ErrorWithRecovery({ text, recoveryAction }: { text: string; recoveryAction: ReactNode }) {
  return (
    <>
      {text} {recoveryAction}
    </>
  );
}
