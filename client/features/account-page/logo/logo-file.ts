/** Upload limit. Images of the allowed height are far smaller. */
export const maxLogoBytes = 512 * 1024;

export const maxLogoHeightPx = 50;

/** Validates type and size before the upload; null if the file is valid. The server checks the height. */
export function validateLogoFile(file: Pick<File, 'type' | 'name' | 'size'>): 'wrongType' | 'tooBig' | null {
  const isSupportedImage = /^image\/(png|svg\+xml)$/.test(file.type) || /\.(png|svg)$/i.test(file.name);
  if (!isSupportedImage) return 'wrongType';
  return file.size > maxLogoBytes ? 'tooBig' : null;
}
