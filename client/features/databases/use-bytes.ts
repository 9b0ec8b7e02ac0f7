import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.js';

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Writes what something takes of a disk, in the unit in which it is shortest. */
export function useBytes(): (bytes: number) => string {
  const { t } = useTranslation('databases');
  const format = useFormat();
  return (bytes) => {
    const step = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
    const amount = bytes / 1024 ** step;
    const shown = step > 1 && amount < 10 ? format.decimal(amount, 1) : format.integer(Math.round(amount));
    return t(`size.${units[step] ?? 'B'}`, { amount: shown });
  };
}
