import { localStorageColorSchemeManager } from '@mantine/core';

/** Remembers the choice of light, dark or the system's; the script in the page's head reads the same key before the first paint. */
export const colorSchemes = localStorageColorSchemeManager({ key: 'rivalscope.scheme' });
