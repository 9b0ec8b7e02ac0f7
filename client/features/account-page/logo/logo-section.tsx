import { Button } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../components/ui/section-card.js';
import { RemoveLogoDocument } from '../account-page.generated.js';
import { useToasts } from '../../../components/ui/use-toasts.js';
import { useAccountPage } from '../account-page-data.js';
import { useMutationWithToast } from '../../../components/ui/use-mutation-with-toast.js';
import styles from './logo-section.module.css';
import { sendLogo } from './send-logo.js';

/** Upload limit. Images of the allowed height are far smaller. */
export const maxLogoBytes = 512 * 1024;

const maxLogoHeightPx = 50;

/** Validates type and size before the upload; null if the file is valid. The server checks the height. */
export function validateLogoFile(file: Pick<File, 'type' | 'name' | 'size'>): 'wrongType' | 'tooBig' | null {
  const isSupportedImage = /^image\/(png|svg\+xml)$/.test(file.type) || /\.(png|svg)$/i.test(file.name);
  if (!isSupportedImage) return 'wrongType';
  return file.size > maxLogoBytes ? 'tooBig' : null;
}

/** The logo on the user's reports: upload, preview and removal. */
export function LogoSection({ id }: { id: string }) {
  const { t } = useTranslation('panel');
  const { account, reload } = useAccountPage();
  const { success } = useToasts();
  const { upload, error, isSending, clearError } = useLogoUpload();
  const [remove, isRemoving] = useMutationWithToast(RemoveLogoDocument, t('notDone'));
  const [isDragOver, setDragOver] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragOver(false);
    void upload(event.dataTransfer.files[0]);
  };
  const removeLogo = async () => {
    clearError();
    if (!(await remove({}))) return;
    await reload();
    success(t('logo.removed'));
  };
  return (
    <SectionCard id={id} title={t('logo.title')} subtitle={t('logo.subtitle')}>
      <input
        ref={fileInput}
        type="file"
        accept="image/png,image/svg+xml,.png,.svg"
        hidden
        aria-label={t('logo.choose')}
        onChange={(event) => {
          void upload(event.currentTarget.files?.[0]);
          // Resets the input so that selecting the same file again fires a change event.
          event.currentTarget.value = '';
        }}
      />
      <div
        className={`${styles.place} ${isDragOver ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault();
          setDragOver(true);
        }}
        onDragLeave={() => setDragOver(false)}
        onDrop={drop}
      >
        {account.logo ? (
          <span className={styles.paper}>
            <img src={account.logo} alt={t('logo.yours')} className={styles.logo} />
          </span>
        ) : null}
        <span className={styles.words}>
          {account.logo ? null : <span>{t('logo.drop')}</span>}
          <Button loading={isSending} onClick={() => fileInput.current?.click()}>
            {t(account.logo ? 'logo.replace' : 'logo.choose')}
          </Button>
          {account.logo ? (
            <Button loading={isRemoving} onClick={() => void removeLogo()}>
              {t('logo.remove')}
            </Button>
          ) : null}
        </span>
      </div>
      <p className={styles.hint}>{t('logo.text', { limit: maxLogoHeightPx })}</p>
      <p className={styles.fault} role="alert">
        {error}
      </p>
    </SectionCard>
  );
}

/** Validates and uploads a selected file, and exposes the error. */
function useLogoUpload() {
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
