import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './lines.module.css';
import { parseFirstCell } from '../../../server/contract/tools/first-cell.js';
import { splitLines } from '../../../server/contract/tools/text-lines.js';

/** Larger than any valid list. */
const maxLinesFileMb = 32;

/** `type`: not a text file. `size`: too large. */
type LinesFileError = 'type' | 'size';

/** Reads the lines of a text file, or the first column of a table. */
async function readLinesFile(file: File): Promise<{ text: string } | { error: LinesFileError }> {
  const [, type] = /\.(txt|csv|tsv)$/i.exec(file.name) ?? [];
  if (type === undefined) return { error: 'type' };
  if (file.size > maxLinesFileMb * 1024 * 1024) return { error: 'size' };
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  // NUL characters occur in binary files only.
  if (text.includes('\0')) return { error: 'type' };
  const lines = splitLines(text);
  return { text: (type.toLowerCase() === 'txt' ? lines : lines.map(parseFirstCell)).join('\n') };
}

/** Decodes UTF-8 or UTF-16 with BOM; other bytes are treated as Windows-1251. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

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
