import { useMediaQuery } from '@mantine/hooks';

/** Whether the window has the width of a phone. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 600px)', false, { getInitialValueInEffect: false });
}
