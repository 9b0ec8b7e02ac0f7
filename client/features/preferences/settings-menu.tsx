import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconApi, IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../i18n/i18n.js';
import { paths } from '../../routes/paths.js';

const schemes = [
  { value: 'auto', Icon: IconDeviceDesktop, label: 'settings.schemeAuto' },
  { value: 'light', Icon: IconSun, label: 'settings.schemeLight' },
  { value: 'dark', Icon: IconMoon, label: 'settings.schemeDark' },
] as const;

const languages = [
  { value: 'en', label: 'settings.english' },
  { value: 'ru', label: 'settings.russian' },
] as const;

/** Items of a menu: light or dark, the language, the doors for developers. */
export function SettingsItems() {
  const { t, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{t('settings.appearance')}</Menu.Label>
      {schemes.map(({ value, Icon, label }) => (
        <Menu.Item
          key={value}
          role="menuitemradio"
          aria-checked={colorScheme === value}
          leftSection={<Icon aria-hidden="true" />}
          rightSection={colorScheme === value ? <IconCheck aria-hidden="true" /> : null}
          onClick={() => setColorScheme(value)}
        >
          {t(label)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Label>{t('settings.language')}</Menu.Label>
      {languages.map(({ value, label }) => (
        <Menu.Item
          key={value}
          role="menuitemradio"
          aria-checked={i18n.language === value}
          lang={value}
          rightSection={i18n.language === value ? <IconCheck aria-hidden="true" /> : null}
          onClick={() => void chooseLanguage(value)}
        >
          {t(label)}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Label>{t('settings.developers')}</Menu.Label>
      <Menu.Item component="a" href={paths.apiDocs} leftSection={<IconApi aria-hidden="true" />}>
        {t('menu.api')}
      </Menu.Item>
      <Menu.Item component="a" href={paths.playground}>
        {t('menu.playground')}
      </Menu.Item>
    </>
  );
}
