import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useAccountPage } from '../account-page-data.js';
import { validateLogoFile, maxLogoBytes } from './logo-file.js';
import { sendLogo } from './send-logo.js';

/** Validates and uploads a selected file, and exposes the error. */
export function useLogoUpload() {
  const { t } = useTranslation(['panel', 'states']);
  const { success } = useToasts();
  const { reload } = useAccountPage();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const validationError = validateLogoFile(file);
    if (validationError) {
      setError(t(`logo.${validationError}`, { limit: `${maxLogoBytes / 1024} KB` }));
      return;
    }
    setSending(true);
    const uploadError = await sendLogo(file).catch(() => t('states:networkFault'));
    setSending(false);
    setError(uploadError);
    if (uploadError !== null) return;
    await reload();
    success(t('logo.saved'));
  };
  return { upload, error, isSending, clearError: () => setError(null) };
}
