import { ActionIcon } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { helpPath } from '../../../server/contract/help/help-pages.js';

/** Opens what explains a page of the catalogue; nothing where the help has no word of it. */
export function HelpLink({ about }: { about: string }) {
  const { t } = useTranslation();
  const to = helpPath(about);
  if (to === undefined) return null;
  return (
    <ActionIcon
      component={Link}
      to={to}
      target="_blank"
      aria-label={t('help.open')}
      title={t('help.open')}
      size={24}
      style={{ alignSelf: 'center' }}
    >
      <IconHelp aria-hidden="true" />
    </ActionIcon>
  );
}
