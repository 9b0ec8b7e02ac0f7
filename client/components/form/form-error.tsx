import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Banner } from '../ui/banner.js';
import { statusOf } from './form-status.js';

/** What the server refused the whole form for; nothing while there is no such thing. */
export function FormError({ action }: { action?: (code: string) => ReactNode }) {
  const { fault: error } = statusOf(useFormikContext().status);
  if (!error) return null;
  return (
    <Banner tone="error" requestId={error.code === 'INTERNAL' ? error.requestId : undefined}>
      {error.message} {action?.(error.code)}
    </Banner>
  );
}
