import { lazy, Suspense, useEffect, useState } from 'react';
import { StateMessage } from '../../components/ui/state-message.js';
import { useViewer } from '../../graphql/accounts/use-viewer.js';
import { toUserError } from '../../graphql/transport/to-user-error.js';
import { getLimitKind } from './limit-error.js';
import { NextSteps } from './next-steps.js';
import { useGuestLimitMessages } from './use-guest-limit-messages.js';
import { useLimitMessages } from './use-limit-messages.js';

const LimitPopup = lazy(async () => ({ default: (await import('./limit-popup.js')).LimitPopup }));

const popupDelayMs = 1000;

interface LimitNoticeProps {
  /** Limit error of the page query. */
  error: Error;
  /** Refetches the data after the visitor gained access. */
  onAccess: () => void;
  className?: string;
}

/** Replaces the content of a page with the exceeded limit and next steps. A popup follows after a delay. */
export function LimitNotice({ error, onAccess, className }: LimitNoticeProps) {
  const kind = getLimitKind(error) ?? 'other';
  const message = toUserError(error).message;
  const { account } = useViewer();
  const { title, textBelowTitle } = useLimitMessages(kind);
  const guest = useGuestLimitMessages(kind, message);
  const [popup, setPopup] = useState<'awaited' | 'open' | 'closed'>('awaited');
  useEffect(() => {
    const timer = setTimeout(() => setPopup('open'), popupDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <StateMessage title={title} actions={<NextSteps onAccess={onAccess} />} className={className}>
        {account ? (textBelowTitle ?? message) : guest.text}
      </StateMessage>
      {popup === 'open' && (
        <Suspense>
          <LimitPopup kind={kind} message={message} onClose={() => setPopup('closed')} onAccess={onAccess} />
        </Suspense>
      )}
    </>
  );
}
