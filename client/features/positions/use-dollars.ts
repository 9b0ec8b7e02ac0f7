import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.js';

/** Sums of dollars, with as many decimals as small prices need. */
export function useDollars(): (sum: number) => string {
  const { language } = useFormat();
  return useMemo(() => {
    const format = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: 2,
      maximumFractionDigits: 5,
    });
    return (sum: number) => format.format(sum);
  }, [language]);
}
