import { useEffect, useState } from 'react';
import { collectDroppedFiles } from './dropped-files.js';

/**
 * Accepts files dropped anywhere on the page.
 * @returns whether files are dragged over the page
 */
export function useDropAnywhere(onFiles: (files: readonly File[]) => void): boolean {
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
