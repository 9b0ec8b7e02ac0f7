import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { GuestForms } from './guest-forms.js';
import type { LimitKind } from './limit-error.js';
import styles from './limits.module.css';
import { NextSteps } from './next-steps.js';
import { useGuestLimitMessages } from './use-guest-limit-messages.js';
import { useLimitMessages } from './use-limit-messages.js';

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
