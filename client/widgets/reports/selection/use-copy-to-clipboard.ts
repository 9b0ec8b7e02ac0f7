import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ClipboardClosed, copyText } from '../../../lib/files/copy-text.js';
import { useToasts } from '../../../components/ui/use-toasts.js';

/** Copies a text and shows a success or error toast. */
export function useCopyToClipboard(): (text: string, message: string) => void {
  const { t } = useTranslation('reports');
  const { success, warn } = useToasts();
  return useCallback(
    (text, message) =>
      void copyText(Promise.resolve(text)).then(
        () => success(message),
        (error: unknown) =>
          warn(
            t('actions.copyFailed'),
            error instanceof ClipboardClosed ? t('actions.clipboardClosed') : String(error),
          ),
      ),
    [t, success, warn],
  );
}
