import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './settings-menu.module.css';
import { changeLanguage } from '../../i18n/i18n.js';
import { paths } from '../../addresses/paths.js';
import { openKeyList } from '../../lib/keyboard/open-keys.js';
import { commandKeys, keyListKey } from '../../lib/keyboard/shortcut-keys.js';

const schemes = [
  { value: 'auto', label: 'settings.schemeAuto' },
  { value: 'light', label: 'settings.schemeLight' },
  { value: 'dark', label: 'settings.schemeDark' },
] as const satisfies readonly { value: MantineColorScheme; label: string }[];

const languages = [
  { value: 'en', label: 'settings.english' },
  { value: 'ru', label: 'settings.russian' },
] as const;

/** Menu items for color scheme, language, keyboard shortcuts and developer pages. */
export function SettingsItems() {
  const { t, i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <div role="group" aria-label={t('settings.appearance')} className={styles.choices}>
        <Menu.RadioGroup value={colorScheme}>
          {schemes.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value} onChange={() => setColorScheme(value)}>
              {t(label)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </div>
      <div role="group" aria-label={t('settings.language')} className={styles.choices}>
        <Menu.RadioGroup value={i18n.language}>
          {languages.map(({ value, label }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              lang={value}
              onChange={() => void changeLanguage(value)}
            >
              {t(label)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </div>
      <Menu.Divider />
      <Menu.Item onClick={() => openKeyList('commands')} rightSection={<kbd>{commandKeys.join(' ')}</kbd>}>
        {t('settings.commands')}
      </Menu.Item>
      <Menu.Item onClick={() => openKeyList('keys')} rightSection={<kbd>{keyListKey}</kbd>}>
        {t('settings.keys')}
      </Menu.Item>
      <Menu.Item component="a" href={paths.apiDocs}>
        {t('menu.api')}
      </Menu.Item>
      <Menu.Item component="a" href={paths.playground}>
        {t('menu.playground')}
      </Menu.Item>
    </>
  );
}
