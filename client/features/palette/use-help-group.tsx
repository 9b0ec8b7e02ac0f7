import { IconHelp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { helpPages } from '../../../server/contract/help/help-pages.js';
import { useFormat } from '../../i18n/use-format.js';
import type { PaletteGroup } from './palette-item.js';

/** Help pages. They match only with a query and rank after other pages. */
export function useHelpGroup(): PaletteGroup {
  const { t } = useTranslation(['palette', 'frame']);
  const { language } = useFormat();
  return {
    id: 'help',
    title: t('frame:menu.help'),
    items: helpPages.map(({ slug, title }) => ({
      id: `help-${slug}`,
      title: t('help', { name: title[language] }),
      icon: <IconHelp aria-hidden="true" />,
      to: `/${slug}`,
    })),
  };
}
