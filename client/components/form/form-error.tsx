import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Banner } from '../ui/banner.js';
import { getFormStatus } from './form-status.js';

/** Server error that does not belong to a field. Renders nothing without an error. */
export function FormError({ action }: { action?: (code: string) => ReactNode }) {
  const { serverError: error } = getFormStatus(useFormikContext().status);
  if (!error) return null;
  return (
    <Banner tone="error" requestId={error.code === 'INTERNAL' ? error.requestId : undefined}>
      {error.message} {action?.(error.code)}
    </Banner>
  );
}
