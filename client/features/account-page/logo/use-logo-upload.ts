import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { usePanel } from '../panel-data.js';
import { faultOfFile, logoBytes } from './logo-file.js';
import { sendLogo } from './send-logo.js';

/** Takes a chosen file, sends it, and says what is wrong with it. */
export function useLogoUpload() {
  const { t } = useTranslation(['panel', 'states']);
  const { success } = useToasts();
  const { changed } = usePanel();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const existing = faultOfFile(file);
    if (existing) {
      setError(t(`logo.${existing}`, { limit: `${logoBytes / 1024} KB` }));
      return;
    }
    setSending(true);
    const rejection = await sendLogo(file).catch(() => t('states:networkFault'));
    setSending(false);
    setError(rejection);
    if (rejection !== null) return;
    await changed();
    success(t('logo.saved'));
  };
  return { upload, fault: error, isSending, clearError: () => setError(null) };
}
