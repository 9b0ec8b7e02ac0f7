import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyField } from '../../../components/form/copy-field.js';
import { Dialog } from '../../../components/ui/dialog.js';
import styles from './token-section.module.css';

interface NewTokenDialogProps {
  /** The new token, displayed only once; null before it exists. */
  token: string | null;
  /** Reason why the token was created. */
  text: string;
  onClose: () => void;
}

/** Displays a new token. The server cannot display it again. */
export function NewTokenDialog({ token, text, onClose }: NewTokenDialogProps) {
  const { t } = useTranslation('panel');
  return (
    <Dialog
      opened={token !== null}
      onClose={onClose}
      title={t('token.newTitle')}
      width={640}
      footer={
        <Button size="md" variant="filled" onClick={onClose}>
          {t('token.done')}
        </Button>
      }
    >
      <div className={styles.new}>
        <p>{text}</p>
        <CopyField value={token ?? ''} label={t('token.field')} autoFocus />
      </div>
    </Dialog>
  );
}
