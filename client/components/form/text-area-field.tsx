import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './form.module.css';
import type { TextFieldProps } from './text-field.js';
import { useFormField } from './use-form-field.js';

type TextAreaFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'optional' | 'placeholder'>;

/** Multi-line text field that grows with its content. */
export function TextAreaField({ name, label, hint, optional, placeholder }: TextAreaFieldProps) {
  const { t } = useTranslation('forms');
  const { input, error } = useFormField(name);
  return (
    <Textarea
      {...input}
      label={
        <>
          {label} {optional ? <span className={styles.optional}>{t('optional')}</span> : null}
        </>
      }
      placeholder={placeholder}
      description={hint}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ input: styles.area }}
      rows={2}
    />
  );
}
