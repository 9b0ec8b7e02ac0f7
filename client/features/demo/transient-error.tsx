import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getFormStatus, untouchedStatus } from '../../components/form/form-status.js';
import { Banner } from '../../components/ui/banner.js';

const visibleMs = 4000;

/** Form error that disappears after a delay. */
export function TransientError() {
  const { t } = useTranslation('limits');
  const form = useFormikContext();
  const { setStatus } = form;
  const { serverError: error } = getFormStatus(form.status);
  useEffect(() => {
    if (!error) return undefined;
    const timer = setTimeout(() => setStatus(untouchedStatus), visibleMs);
    return () => clearTimeout(timer);
  }, [error, setStatus]);
  return error ? (
    <Banner tone="error" title={`${t('demo.failed')}.`}>
      {error.message}
    </Banner>
  ) : null;
}
