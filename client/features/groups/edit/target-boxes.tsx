import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './edit.module.css';
import type { EditDraft } from './edit-draft.js';

interface TargetBoxesProps {
  draft: EditDraft;
  onChange: (next: Partial<EditDraft>) => void;
}

/** Selects which of the report's two keyword lists are changed. */
export function TargetBoxes({ draft, onChange }: TargetBoxesProps) {
  const { t } = useTranslation('groups');
  return (
    <fieldset className={styles.targets}>
      <legend>{t('edit.target.label')}</legend>
      {(['organic', 'context'] as const).map((channel) => (
        <Checkbox
          key={channel}
          checked={draft[channel]}
          label={t(`edit.target.${channel}`)}
          onChange={(event) => onChange({ [channel]: event.currentTarget.checked })}
        />
      ))}
    </fieldset>
  );
}
