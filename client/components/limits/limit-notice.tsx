import { lazy, Suspense, useEffect, useState } from 'react';
import { StateMessage } from '../ui/state-message.js';
import { useViewer } from '../../graphql/use-viewer.js';
import { toUserError } from '../../graphql/to-user-error.js';
import { limitOf } from './limit-error.js';
import { NextSteps } from './next-steps.js';
import { useGuestLimitTexts } from './use-guest-limit-texts.js';
import { useLimitTexts } from './use-limit-texts.js';

const LimitPopup = lazy(async () => ({ default: (await import('./limit-popup.js')).LimitPopup }));

/** Time to see what the page is about before the popup stands over it, in milliseconds. */
const popupDelay = 1000;

interface LimitNoticeProps {
  /** The refusal that the page got instead of its data. */
  error: Error;
  /** Asks for the data again: the visitor may see it now. */
  onAccess: () => void;
  className?: string;
}

/** In place of a page's data: why there is no access and the ways on; a moment later they come as a popup too. */
export function LimitNotice({ error, onAccess, className }: LimitNoticeProps) {
  const kind = limitOf(error) ?? 'other';
  const message = toUserError(error).message;
  const { account } = useViewer();
  const { title, underTitle } = useLimitTexts(kind);
  const guest = useGuestLimitTexts(kind, message);
  const [popup, setPopup] = useState<'awaited' | 'open' | 'closed'>('awaited');
  useEffect(() => {
    const timer = setTimeout(() => setPopup('open'), popupDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <StateMessage title={title} actions={<NextSteps onAccess={onAccess} />} className={className}>
        {account ? (underTitle ?? message) : guest.text}
      </StateMessage>
      {popup === 'open' && (
        <Suspense>
          <LimitPopup kind={kind} message={message} onClose={() => setPopup('closed')} onAccess={onAccess} />
        </Suspense>
      )}
    </>
  );
}
