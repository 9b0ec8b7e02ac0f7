import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/ui/dialog.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import type { LimitKind } from './limit-error.js';
import styles from './limits.module.css';
import { NextSteps } from './next-steps.js';
import { useGuestLimitMessages } from './use-guest-limit-messages.js';
import { useLimitMessages } from './use-limit-messages.js';
import { Tabs } from '@mantine/core';
import { LoginForm } from '../sign-in/login-form.js';
import { RegistrationForm } from '../sign-in/registration-form.js';

interface LimitPopupProps {
  kind: LimitKind;
  /** Message of the server. */
  message: string;
  onClose: () => void;
  /** Called after the visitor gained access. */
  onAccess: () => void;
}

/** Popup of a limit: registration and log-in for guests, plans and free days for users. */
export function LimitPopup(props: LimitPopupProps) {
  const { account } = useViewer();
  // Set once, so that a log-in does not change the content during the closing animation.
  const [wasGuest] = useState(account === undefined);
  return wasGuest ? <GuestPopup {...props} /> : <UserPopup {...props} />;
}

function GuestPopup({ kind, message, onClose, onAccess }: LimitPopupProps) {
  const { title, text } = useGuestLimitMessages(kind, message);
  return (
    <Dialog opened onClose={onClose} title={title}>
      <p className={styles.text}>{text}</p>
      <GuestForms
        initialForm={kind === 'login' ? 'login' : 'registration'}
        onDone={() => {
          onClose();
          onAccess();
        }}
      />
    </Dialog>
  );
}

function UserPopup({ kind, message, onClose, onAccess }: LimitPopupProps) {
  const { t } = useTranslation('limits');
  const { viewer, account } = useViewer();
  const { title, usageText } = useLimitMessages(kind);
  const isPaying = viewer?.kind === 'PAID' || viewer?.kind === 'PROMO';
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      footer={
        <NextSteps
          onAccess={() => {
            onClose();
            onAccess();
          }}
        />
      }
    >
      <div className={styles.text}>
        {kind === 'other' ? (
          <p>{message}</p>
        ) : (
          <>
            {usageText && <p>{usageText}</p>}
            <p>{t('used.openAgain')}</p>
          </>
        )}
        {account?.ownerEmail ? (
          <p>{t('person.owner', { owner: account.ownerEmail })}</p>
        ) : kind === 'other' ? null : (
          <p>{t(isPaying ? 'person.chooseHigher' : 'person.choose')}</p>
        )}
      </div>
    </Dialog>
  );
}

interface GuestFormsProps {
  initialForm: 'registration' | 'login';
  /** Called after log-in. */
  onDone: () => void;
}

/** Registration and log-in as tabs that stay on the page. */
function GuestForms({ initialForm, onDone }: GuestFormsProps) {
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
