import { useTranslation } from 'react-i18next';
import { SmallTable } from '../../../components/ui/small-table.js';
import { useFormat } from '../../../i18n/use-format.js';
import { usePlanNames } from '../use-plan-options.js';
import type { SettingsDiffFragment } from './plan-settings.generated.js';
import { isAmount, parseSettingPath } from './setting-names.js';

/** Settings with their values before and after a change. */
export function SettingDiff({ changes, label }: { changes: readonly SettingsDiffFragment[]; label: string }) {
  const { t } = useTranslation('admin');
  const nameOf = useSettingName();
  const format = useSettingFormat();
  return (
    <SmallTable
      label={label}
      rows={changes}
      getRowKey={({ name }) => name}
      columns={[
        { key: 'name', title: t('plans.name'), width: '56%', cell: ({ name }) => nameOf(name) },
        {
          key: 'before',
          title: t('plans.before'),
          isNumber: true,
          cell: ({ name, before }) => format(name, before),
        },
        {
          key: 'after',
          title: t('plans.after'),
          isNumber: true,
          cell: ({ name, after }) => format(name, after),
        },
      ]}
    />
  );
}

/** Returns the name of a setting with its plan, for example `Basic: Price`. */
export function useSettingName(): (path: string) => string {
  const { t } = useTranslation('admin');
  const planNames = usePlanNames();
  return (path) => {
    const parsed = parseSettingPath(path);
    if (!parsed) return path;
    const { plan, key } = parsed;
    const name = t(`plans.setting.${key}`);
    return plan === null ? name : t('plans.ofPlan', { plan: planNames[plan] ?? plan, name });
  };
}

function useSettingFormat(): (path: string, value: number | null) => string {
  const { t } = useTranslation('admin');
  const { integer, money } = useFormat();
  const planNames = usePlanNames();
  return (path, value) => {
    if (value === null) return t('plans.unlimited');
    if (isAmount(path)) return money(value);
    if (path === 'freeTrial.plan') return planNames[value] ?? String(value);
    return integer(value);
  };
}
