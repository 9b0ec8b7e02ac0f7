import { useTranslation } from 'react-i18next';
import { useFormat } from './use-format.js';

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** Formats a number of bytes in the largest suitable unit. */
export function useSizeText(): (bytes: number) => string {
  const { t } = useTranslation('data');
  const format = useFormat();
  return (bytes) => {
    const unitIndex = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
    const amount = bytes / 1024 ** unitIndex;
    const hasDecimals = unitIndex > 1 && amount < 100 && !Number.isInteger(amount);
    return t(`size.${units[unitIndex] ?? 'B'}`, {
      amount: hasDecimals ? format.decimal(amount, 1) : format.integer(Math.round(amount)),
    });
  };
}
