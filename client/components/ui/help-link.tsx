import { ActionIcon } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { helpPath } from '../../../server/contract/help/help-pages.js';

/** Link to the help of a catalogue page. Renders nothing if there is none. */
export function HelpLink({ pageId }: { pageId: string }) {
  const { t } = useTranslation();
  const to = helpPath(pageId);
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
