import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-import.module.css';
import { withoutHiddenFiles } from './dropped-files.js';
import { useDropAnywhere } from './use-drop-anywhere.js';
import { useSizeText } from '../../i18n/use-size-text.js';

interface DropZoneProps {
  /** Whether there are no files yet. The zone is then large and contains the button. */
  isEmpty: boolean;
  /** Maximum file size in bytes. */
  maxFileBytes: number | undefined;
  onFiles: (files: readonly File[]) => void;
  /** Summary of the ready files and the start button. */
  children: ReactNode;
}

/** Drop zone and picker for files and folders. Files may be dropped anywhere on the page. */
export function DropZone({ isEmpty, maxFileBytes, onFiles, children }: DropZoneProps) {
  const { t } = useTranslation('data');
  const sizeText = useSizeText();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const isDragOver = useDropAnywhere(onFiles);
  const handleSelection = (input: HTMLInputElement) => {
    onFiles(withoutHiddenFiles([...(input.files ?? [])]));
    // Resets the input so that selecting the same file again fires a change event.
    input.value = '';
  };
  const limit = maxFileBytes === undefined ? '' : t('drop.limit', { size: sizeText(maxFileBytes) });
  return (
    <div className={`${styles.row} ${isEmpty ? styles.first : ''}`}>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={t('drop.chooseButton')}
        onChange={({ currentTarget }) => handleSelection(currentTarget)}
      />
      <input
        ref={(input) => {
          folder.current = input;
          // React's types lack the `webkitdirectory` property.
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        aria-label={t('drop.chooseFolder')}
        onChange={({ currentTarget }) => handleSelection(currentTarget)}
      />
      <div
        className={`${styles.zone} ${isDragOver ? styles.over : ''}`}
        role="group"
        aria-label={t('drop.zone')}
      >
        {isEmpty ? (
          <>
            <IconFileUpload aria-hidden="true" />
            <b>{t(isDragOver ? 'drop.release' : 'drop.first')}</b>
            <span className={styles.zoneText}>{t('drop.what')}</span>
            <span className={styles.zoneActs}>
              <Button variant="filled" onClick={() => files.current?.click()}>
                {t('drop.chooseButton')}
              </Button>
              <Button onClick={() => folder.current?.click()}>{t('drop.chooseFolder')}</Button>
            </span>
            <span className={styles.hint}>{limit}</span>
          </>
        ) : (
          <>
            <IconFileUpload aria-hidden="true" />
            {isDragOver ? (
              <span>{t('drop.release')}</span>
            ) : (
              <span>
                {t('drop.more')}
                <button type="button" className={styles.link} onClick={() => files.current?.click()}>
                  {t('drop.choose')}
                </button>
                {t('drop.or')}
                <button type="button" className={styles.link} onClick={() => folder.current?.click()}>
                  {t('drop.folder')}
                </button>
              </span>
            )}
            <span className={styles.zoneEnd}>{limit}</span>
          </>
        )}
      </div>
      {isEmpty ? null : children}
    </div>
  );
}
