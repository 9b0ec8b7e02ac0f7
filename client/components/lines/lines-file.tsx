import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './lines.module.css';
import { maxLinesFileMb, readLinesFile } from './read-lines-file.js';

/** State and handlers of a file input for lists. */
export interface LinesFileState {
  /** Loads a file into the list. */
  readFile: (file: File | undefined) => void;
  /** Whether a file is being dragged above the list. */
  isDraggedOver: boolean;
  /** Error of the last file. */
  error: string | undefined;
  /** Event handlers of a drop target. */
  dropTarget: {
    onDragOver: (event: DragEvent) => void;
    onDragLeave: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
}

/** Fills a list from chosen or dropped files. */
export function useLinesFile(onText: (text: string) => void): LinesFileState {
  const { t } = useTranslation('lines');
  const [isDraggedOver, setDraggedOver] = useState(false);
  const [error, setError] = useState<string>();
  const readFile = (file: File | undefined) => {
    if (!file) return;
    void readLinesFile(file).then((result) => {
      if ('text' in result) onText(result.text);
      setError('error' in result ? t(`fault.${result.error}`, { size: maxLinesFileMb }) : undefined);
    });
  };
  return {
    readFile,
    isDraggedOver,
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

/** File button. */
export function LinesFile({ readFile }: Pick<LinesFileState, 'readFile'>) {
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
          // Resets the input so that selecting the same file again fires a change event.
          currentTarget.value = '';
        }}
      />
      <button type="button" className={styles.way} onClick={() => input.current?.click()}>
        {t('fromFile')}
      </button>
    </>
  );
}
