import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './data-import.module.css';
import type { ImportOverrides } from './import-overrides.js';

/** Checkbox that declares the export of a domain complete, with the consequences. */
export function CompleteCheckbox({
  overrides,
  onChange,
}: {
  overrides: ImportOverrides;
  onChange: (overrides: ImportOverrides) => void;
}) {
  const { t } = useTranslation('data');
  return (
    <Checkbox
      className={styles.complete}
      checked={overrides.complete ?? false}
      label={t('complete.label')}
      description={t('complete.text')}
      onChange={({ currentTarget: { checked } }) => onChange({ ...overrides, complete: checked })}
    />
  );
}
