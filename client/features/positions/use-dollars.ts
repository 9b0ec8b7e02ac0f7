import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.js';

/** Dollar format with up to five decimals for small prices. */
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
