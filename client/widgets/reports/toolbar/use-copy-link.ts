import { useTranslation } from 'react-i18next';
import { copyText } from '../../../lib/files/copy-text.js';
import { useToasts } from '../../../components/ui/use-toasts.js';

/** Copies the address of the current table state. */
export function useCopyLink(): () => void {
  const { t } = useTranslation('reports');
  const { success, warn } = useToasts();
  return () => {
    copyText(Promise.resolve(window.location.href)).then(
      () => success(t('actions.linkCopied')),
      () => warn(t('actions.linkFailed'), t('actions.clipboardClosed')),
    );
  };
}
