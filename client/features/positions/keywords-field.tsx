import { Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormField } from '../../components/form/use-form-field.js';
import styles from './positions.module.css';

/** Text area with one keyword per line. */
export function KeywordsField({ label }: { label?: string }) {
  const { t } = useTranslation('positions');
  const { input, error } = useFormField('keywords');
  return (
    <Textarea
      {...input}
      label={label ?? t('new.keywords')}
      description={t('new.keywordsHint')}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      classNames={{ input: styles.list }}
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
