import { Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-import.module.css';
import { useSizeText } from '../../i18n/use-size-text.js';

/** Files of a drop event, including those in folders. Skips hidden system files. */
async function collectDroppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // Browsers clear the items after the event handler, so the entries are read before the first await.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return [...files];
  return (await Promise.all(entries.map(collectFiles))).flat();
}

/** Removes hidden system files of a folder. */
function withoutHiddenFiles(files: readonly File[]): File[] {
  return files.filter(({ name }) => !isHidden(name));
}

async function collectFiles(entry: FileSystemEntry): Promise<File[]> {
  if (isHidden(entry.name)) return [];
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const children = await readAllEntries(entry.createReader());
  return (await Promise.all(children.map(collectFiles))).flat();
}

/** Browsers return folder entries in batches and end with an empty one. */
async function readAllEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
    reader.readEntries(resolve, reject),
  );
  return batch.length === 0 ? [] : [...batch, ...(await readAllEntries(reader))];
}

const isHidden = (name: string) => name.startsWith('.') || name === 'Thumbs.db';
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

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

/**
 * Accepts files dropped anywhere on the page.
 * @returns whether files are dragged over the page
 */
function useDropAnywhere(onFiles: (files: readonly File[]) => void): boolean {
  const [isDragOver, setDragOver] = useState(false);
  useEffect(() => {
    const containsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const handleDragOver = (event: DragEvent) => {
      if (!containsFiles(event)) return;
      event.preventDefault();
      setDragOver(true);
    };
    const handleDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      if (!event.dataTransfer || !containsFiles(event)) return;
      event.preventDefault();
      setDragOver(false);
      void collectDroppedFiles(event.dataTransfer).then(onFiles);
    };
    document.addEventListener('dragover', handleDragOver);
    document.addEventListener('dragleave', handleDragLeave);
    document.addEventListener('drop', handleDrop);
    return () => {
      document.removeEventListener('dragover', handleDragOver);
      document.removeEventListener('dragleave', handleDragLeave);
      document.removeEventListener('drop', handleDrop);
    };
  }, [onFiles]);
  return isDragOver;
}
