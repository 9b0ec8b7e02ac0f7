/** Largest file that is sent; a picture of this height is far below. */
export const maxLogoBytes = 512 * 1024;

/** Height that the server takes at most, in px. */
export const maxLogoHeightPx = 50;

/** What is wrong with a file before it is sent; null where nothing is. Its height is the server's to say. */
export function validateLogoFile(file: Pick<File, 'type' | 'name' | 'size'>): 'wrongType' | 'tooBig' | null {
  const isPicture = /^image\/(png|svg\+xml)$/.test(file.type) || /\.(png|svg)$/i.test(file.name);
  if (!isPicture) return 'wrongType';
  return file.size > maxLogoBytes ? 'tooBig' : null;
}
