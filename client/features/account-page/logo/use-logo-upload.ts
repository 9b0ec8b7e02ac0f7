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
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    const known = faultOfFile(file);
    if (known) {
      setFault(t(`logo.${known}`, { limit: `${logoBytes / 1024} KB` }));
      return;
    }
    setSending(true);
    const refusal = await sendLogo(file).catch(() => t('states:networkFault'));
    setSending(false);
    setFault(refusal);
    if (refusal !== null) return;
    await changed();
    success(t('logo.saved'));
  };
  return { upload, fault, isSending, forgetFault: () => setFault(null) };
}
