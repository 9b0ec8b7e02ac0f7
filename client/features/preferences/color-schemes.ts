import { localStorageColorSchemeManager } from '@mantine/core';

/** Stores the color scheme. An inline script in the HTML head reads the same key before the first paint. */
export const colorSchemes = localStorageColorSchemeManager({ key: 'rivalscope.scheme' });
