import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePlanNames } from '../use-plan-options.js';
import { PlanSelect } from './plan-select.js';
import { type Setting, type SettingEdits, toFieldText } from './setting-edits.js';
import { generalRows, planColumns, planRows, type SettingKey, settingPath } from './setting-names.js';
import styles from './plan-settings.module.css';

interface SettingsTableProps {
  settings: readonly Setting[];
  edits: SettingEdits;
  /** Messages by the path of the setting. */
  errors: Readonly<Record<string, string>>;
  onEdit: (name: string, text: string) => void;
}

/** Table of plans and settings with a field per value. An individual plan has one column. */
export function SettingsTable(props: SettingsTableProps) {
  const { t } = useTranslation('admin');
  const planNames = usePlanNames();
  const isIndividual = props.settings.every(({ name }) => !name.startsWith('plans.'));
  const columns: readonly (number | undefined)[] = isIndividual ? [undefined] : planColumns;
  const byName = new Map(props.settings.map((setting) => [setting.name, setting]));
  const rows = planRows.filter((row) => columns.some((plan) => byName.has(settingPath(row, plan))));
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('plans.table')}>
        <thead>
          <tr>
            <th scope="col">{t('plans.name')}</th>
            {columns.map((plan) => (
              <th key={plan ?? 'own'} scope="col">
                {plan === undefined ? t('plans.value') : planNames[plan]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`plans.setting.${row}`)}</th>
              {columns.map((plan) => (
                <td key={plan ?? 'own'}>
                  <SettingField
                    {...props}
                    setting={byName.get(settingPath(row, plan))}
                    label={fieldLabel(
                      t(`plans.setting.${row}`),
                      plan === undefined ? undefined : planNames[plan],
                    )}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Settings that do not belong to a plan. */
export function GeneralSettings(props: SettingsTableProps) {
  const { t } = useTranslation('admin');
  const byName = new Map(props.settings.map((setting) => [setting.name, setting]));
  return (
    <table className={styles.table} aria-label={t('plans.general')}>
      <tbody>
        {generalRows.map((row: SettingKey) => (
          <tr key={row}>
            <th scope="row">{t(`plans.setting.${row}`)}</th>
            <td>
              <SettingField
                {...props}
                setting={byName.get(settingPath(row))}
                label={t(`plans.setting.${row}`)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SettingFieldProps extends SettingsTableProps {
  /** Undefined if the plan does not have the setting. */
  setting: Setting | undefined;
  label: string;
}

function SettingField({ setting, label, edits, errors, onEdit }: SettingFieldProps) {
  const { t } = useTranslation('admin');
  if (!setting) return <span aria-hidden="true">–</span>;
  const { name, isFlag, canBeUnlimited } = setting;
  const text = edits[name] ?? toFieldText(setting);
  if (isFlag) {
    return (
      <Checkbox
        aria-label={label}
        checked={text === '1'}
        onChange={({ currentTarget }) => onEdit(name, currentTarget.checked ? '1' : '0')}
      />
    );
  }
  if (name === 'freeTrial.plan') {
    return <PlanSelect label={label} value={Number(text)} onChange={(plan) => onEdit(name, String(plan))} />;
  }
  return (
    <TextInput
      aria-label={label}
      value={text}
      inputMode="decimal"
      size="xs"
      placeholder={canBeUnlimited ? t('plans.unlimited') : undefined}
      error={errors[name]}
      onChange={({ currentTarget }) => onEdit(name, currentTarget.value)}
    />
  );
}

function fieldLabel(name: string, plan: string | undefined): string {
  return plan === undefined ? name : `${plan}: ${name}`;
}
