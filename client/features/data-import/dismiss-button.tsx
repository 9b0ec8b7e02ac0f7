import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Dismisses the card of a finished import. */
export function DismissButton({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useTranslation('data');
  return (
    <ActionIcon onClick={onDismiss} aria-label={t('import.dismiss')} title={t('import.dismiss')}>
      <IconX aria-hidden="true" />
    </ActionIcon>
  );
}
