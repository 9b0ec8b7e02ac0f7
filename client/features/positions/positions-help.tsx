import { ActionIcon } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** Link to the help page about position tracking. */
export function PositionsHelp() {
  const { t } = useTranslation('positions');
  return (
    <ActionIcon
      component={Link}
      to="/positions-help"
      target="_blank"
      aria-label={t('help')}
      title={t('help')}
      size={24}
      style={{ alignSelf: 'center' }}
    >
      <IconHelp aria-hidden="true" />
    </ActionIcon>
  );
}
