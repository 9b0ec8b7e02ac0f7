import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './lines.module.css';
import { maxLinesFileMb, readLinesFile } from './read-lines-file.js';

/** A file that a list is to be filled from. */
export interface LinesFileState {
  /** Reads a file into the list. */
  readFile: (file: File | undefined) => void;
  /** Whether a file is held over the list. */
  isDraggedOver: boolean;
  /** Why the latest file was not taken. */
  error: string | undefined;
  /** Makes an element take files that are dropped on it. */
  dropTarget: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Fills a list from files that are chosen or dropped. */
export function useLinesFile(onText: (text: string) => void): LinesFileState {
  const { t } = useTranslation('lines');
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [error, setError] = useState<string>();
  const readFile = (file: File | undefined) => {
    if (!file) return;
    void readLinesFile(file).then((read) => {
      if ('text' in read) onText(read.text);
      setError('error' in read ? t(`fault.${read.error}`, { size: maxLinesFileMb }) : undefined);
    });
  };
  return {
    readFile,
    isOver: isDraggedOver,
    error,
    dropTarget: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDraggedOver(true);
      },
      onDragLeave: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDraggedOver(false);
      },
      onDrop: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDraggedOver(false);
        readFile(event.dataTransfer.files[0]);
      },
    },
  };
}

/** The way to choose a file. */
export function LinesFile({ readFile }: Pick<LinesFileState, 'take'>) {
  const { t } = useTranslation('lines');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,.csv,.tsv"
        aria-label={t('fromFile')}
        onChange={({ currentTarget }) => {
          readFile(currentTarget.files?.[0]);
          // The same file may be chosen again after it was changed.
          currentTarget.value = '';
        }}
      />
      <button type="button" className={styles.way} onClick={() => input.current?.click()}>
        {t('fromFile')}
      </button>
    </>
  );
}
