import { saveFile } from '../../../lib/files/save-file.js';

interface ExportedFile {
  name: string;
  mimeType: string;
  base64: string;
}

/** Saves a file of the API through the browser's downloads. */
export function saveExportFile({ name, mimeType, base64 }: ExportedFile): void {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  saveFile(new Blob([bytes], { type: mimeType }), name);
}
