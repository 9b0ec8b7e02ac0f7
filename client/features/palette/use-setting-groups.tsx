import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconLanguage, IconSunMoon, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { changeLanguage } from '../../i18n/i18n.js';
import { useFormat } from '../../i18n/use-format.js';
import { changeDatabasePath } from '../../addresses/paths.js';
import { withoutDatabase } from '../../addresses/without-database.js';
import { databaseTitle } from '../../lib/text/database-title.js';
import { useDatabases } from '../../graphql/databases/use-databases.js';
import type { PaletteGroup, PaletteItem } from './palette-item.js';

const schemes = {
  auto: 'settings.schemeAuto',
  light: 'settings.schemeLight',
  dark: 'settings.schemeDark',
} as const satisfies Record<MantineColorScheme, string>;
const schemeNames = Object.keys(schemes) as MantineColorScheme[];

/** Databases, color schemes and languages. They match only with a query. */
export function useSettingGroups(): PaletteGroup[] {
  const { t } = useTranslation('palette');
  const databases = useDatabaseItems();
  const appearance = useAppearanceItems();
  return [
    { id: 'databases', title: t('group.databases'), items: databases },
    { id: 'settings', title: t('group.settings'), items: appearance },
  ];
}

function useDatabaseItems(): PaletteItem[] {
  const { t } = useTranslation('palette');
  const { language } = useFormat();
  const { pathname, search, hash } = useLocation();
  const { databases, current } = useDatabases();
  const page = pathname + withoutDatabase(search) + hash;
  return databases.map((database) => ({
    id: `database-${database.code}`,
    title: t('database', { name: databaseTitle(database, language) }),
    aliases: `${database.name} ${database.caption} ${database.code}`,
    icon: <IconWorld aria-hidden="true" />,
    detail: database.code,
    href: changeDatabasePath(database.code, page),
    isCurrent: database.code === current?.code,
  }));
}

function useAppearanceItems(): PaletteItem[] {
  const { t } = useTranslation('palette');
  const { t: tFrame, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const languages = [
    { code: 'en', name: tFrame('settings.english') },
    { code: 'ru', name: tFrame('settings.russian') },
  ] as const;
  return [
    ...schemeNames.map((scheme) => ({
      id: `scheme-${scheme}`,
      title: t('scheme', { name: tFrame(schemes[scheme]) }),
      aliases: `theme тема ${scheme}`,
      icon: <IconSunMoon aria-hidden="true" />,
      action: () => setColorScheme(scheme),
      isCurrent: scheme === colorScheme,
    })),
    ...languages.map(({ code, name }) => ({
      id: `language-${code}`,
      title: t('language', { name }),
      aliases: code === 'en' ? 'language english английский' : 'язык russian русский',
      icon: <IconLanguage aria-hidden="true" />,
      action: () => void changeLanguage(code),
      isCurrent: code === i18n.language,
    })),
  ];
}
