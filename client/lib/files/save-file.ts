/** Saves a file through the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL after the click handler, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
