import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorMessage } from '../../graphql/to-user-error.js';
import styles from './form.module.css';
import { useFormField } from './use-form-field.js';

export interface TextFieldProps {
  /** Name among the form's values. */
  name: string;
  label: string;
  /** Stands small under the field. */
  hint?: ReactNode;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  /** May be left empty; said beside the label. */
  optional?: boolean;
  autoFocus?: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  maxLength?: number;
  /** Right end of the field. */
  secondary?: ReactNode;
  /** What to offer when the server refuses the value. */
  recoveryAction?: (error: ErrorMessage) => ReactNode;
}

/** A line of text: label above, hint and what is wrong below. */
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
