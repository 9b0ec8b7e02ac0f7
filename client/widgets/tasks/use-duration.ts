import { useTranslation } from 'react-i18next';

/** Formats a duration with its two largest units: `1 h 20 min`, `1 min 20 s`, `45 s`. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation('tasks');
  return (seconds) => {
    const parts = [
      { unit: 'hours', amount: Math.floor(seconds / 3600) },
      { unit: 'minutes', amount: Math.floor(seconds / 60) % 60 },
      { unit: 'seconds', amount: seconds % 60 },
    ] as const;
    const first = parts.findIndex(({ amount }) => amount > 0);
    return parts
      .slice(first, first < 0 ? undefined : first + 2)
      .filter(({ amount }) => amount > 0 || seconds === 0)
      .map(({ unit, amount }) => t(`time.${unit}`, { amount }))
      .join(' ');
  };
}
