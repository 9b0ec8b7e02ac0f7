import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginForm } from '../sign-in/login-form.js';
import { RegistrationForm } from '../sign-in/registration-form.js';
import styles from './limits.module.css';

interface GuestFormsProps {
  initialForm: 'registration' | 'login';
  /** Called after log-in. */
  onDone: () => void;
}

/** Registration and log-in as tabs that stay on the page. */
export function GuestForms({ initialForm, onDone }: GuestFormsProps) {
  const { t } = useTranslation('limits');
  const [selected, select] = useState<string | null>(initialForm);
  return (
    <Tabs
      value={selected}
      onChange={select}
      className={styles.forms}
      classNames={{ list: styles.tabs, tab: styles.tab }}
      keepMounted
    >
      <Tabs.List>
        <Tabs.Tab value="registration">{t('guest.register')}</Tabs.Tab>
        <Tabs.Tab value="login">{t('guest.logIn')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="registration" className={styles.form}>
        <RegistrationForm isShort onDone={() => onDone()} />
      </Tabs.Panel>
      <Tabs.Panel value="login" className={styles.form}>
        <LoginForm onDone={onDone} />
      </Tabs.Panel>
    </Tabs>
  );
}
