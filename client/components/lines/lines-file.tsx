import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './lines.module.css';
import { largestLinesFileMb, readLinesFile } from './read-lines-file.js';

/** A file that a list is to be filled from. */
export interface LinesFileState {
  /** Reads a file into the list. */
  take: (file: File | undefined) => void;
  /** Whether a file is held over the list. */
  isOver: boolean;
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
  const [isOver, setOver] = useState(false);
  const [error, setError] = useState<string>();
  const take = (file: File | undefined) => {
    if (!file) return;
    void readLinesFile(file).then((read) => {
      if ('text' in read) onText(read.text);
      setError('error' in read ? t(`fault.${read.error}`, { size: largestLinesFileMb }) : undefined);
    });
  };
  return {
    take,
    isOver,
    error,
    dropTarget: {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      },
    },
  };
}

/** The way to choose a file. */
export function LinesFile({ take }: Pick<LinesFileState, 'take'>) {
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
          take(currentTarget.files?.[0]);
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
