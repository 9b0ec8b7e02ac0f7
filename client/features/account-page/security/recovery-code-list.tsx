import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../../components/ui/use-toasts.js';
import styles from './security-section.module.css';

interface RecoveryCodeListProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Displays new recovery codes. The server cannot display them again. */
export function RecoveryCodeList({ codes, onClose }: RecoveryCodeListProps) {
  const { t } = useTranslation('panel');
  const { success, warn } = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      success(t('security.codesCopied'));
    } catch {
      warn(t('security.codesNotCopied'), t('security.codesNotCopiedText'));
    }
  };
  return (
    <div className={styles.body}>
      <p>{t('security.codesText')}</p>
      <ul className={styles.codes} aria-label={t('security.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="md" onClick={() => void copy()}>
          {t('security.copyCodes')}
        </Button>
        <Button size="md" variant="filled" onClick={onClose}>
          {t('security.codesSaved')}
        </Button>
      </div>
    </div>
  );
}
