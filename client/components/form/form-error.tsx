import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Banner } from '../ui/banner.js';
import { statusOf } from './form-status.js';

/** What the server refused the whole form for; nothing while there is no such thing. */
export function FormError({ action }: { action?: (code: string) => ReactNode }) {
  const { fault } = statusOf(useFormikContext().status);
  if (!fault) return null;
  return (
    <Banner tone="error" requestId={fault.code === 'INTERNAL' ? fault.requestId : undefined}>
      {fault.message} {action?.(fault.code)}
    </Banner>
  );
}
