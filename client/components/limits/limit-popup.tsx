import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { GuestForms } from './guest-forms.js';
import type { LimitKind } from './limit-error.js';
import styles from './limits.module.css';
import { NextSteps } from './next-steps.js';
import { useGuestLimitTexts } from './use-guest-limit-texts.js';
import { useLimitTexts } from './use-limit-texts.js';

interface LimitPopupProps {
  kind: LimitKind;
  /** What the server said of it. */
  message: string;
  onClose: () => void;
  /** The visitor may see the page now. */
  onAccess: () => void;
}

/** What stands over a page that a limit closed: for a guest the forms, for a person the plans and the free days. */
export function LimitPopup(props: LimitPopupProps) {
  const { account } = useViewer();
  // Settled once: logging in here must not turn the forms into the plans on the way out.
  const [wasGuest] = useState(account === undefined);
  return wasGuest ? <GuestPopup {...props} /> : <UserPopup {...props} />;
}

function GuestPopup({ kind, message, onClose, onAccess }: LimitPopupProps) {
  const { title, text } = useGuestLimitTexts(kind, message);
  return (
    <Dialog opened onClose={onClose} title={title}>
      <p className={styles.text}>{text}</p>
      <GuestForms
        first={kind === 'login' ? 'login' : 'registration'}
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
  const { title, used } = useLimitTexts(kind);
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
            {used && <p>{used}</p>}
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
