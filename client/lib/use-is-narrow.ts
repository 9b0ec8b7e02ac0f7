import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 600px)', false, { getInitialValueInEffect: false });
}
