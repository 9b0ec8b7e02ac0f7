import { parseMoney } from '../../../../server/contract/formatting/parse-money.js';
import { integerRule } from '../../../components/form/form-rules.js';
import type { SettingsStateFragment } from './plan-settings.generated.js';
import { isAmount } from './setting-names.js';

export type Setting = SettingsStateFragment['values'][number];

/** A number that fits into an `Int` of GraphQL. The server knows the limits of each setting. */
const intRule = integerRule(2 ** 31 - 1);

/** Edited texts by the path of the setting. A switch is `1` or `0`; an empty text means unlimited. */
export type SettingEdits = Readonly<Record<string, string>>;

/** Text of a value in its field. Amounts are edited in dollars. */
export function toFieldText({ name, value }: Pick<Setting, 'name' | 'value'>): string {
  if (value === null) return '';
  return String(isAmount(name) ? value / 100 : value);
}

/** The edited values that differ, or the paths of texts that are not numbers. */
export function readEdits(
  settings: readonly Setting[],
  edits: SettingEdits,
): { values: { name: string; value: number | null }[]; invalid: string[] } {
  const changed = settings.filter(
    (setting) => edits[setting.name] !== undefined && edits[setting.name] !== toFieldText(setting),
  );
  const values = changed.map((setting) => ({
    name: setting.name,
    value: parseText(edits[setting.name] ?? '', setting),
  }));
  return {
    values: values.filter(({ value }) => !Number.isNaN(value)),
    invalid: values.flatMap(({ name, value }) => (Number.isNaN(value) ? [name] : [])),
  };
}

/** Edits that turn the current settings into another version. */
export function createEdits(current: readonly Setting[], target: readonly Setting[]): SettingEdits {
  const currentTexts = new Map(current.map((setting) => [setting.name, toFieldText(setting)]));
  return Object.fromEntries(
    target
      .filter((setting) => currentTexts.get(setting.name) !== toFieldText(setting))
      .map((setting) => [setting.name, toFieldText(setting)]),
  );
}

/** NaN if the text is not a permitted number. */
function parseText(text: string, { name, canBeUnlimited }: Setting): number | null {
  const digits = text.replaceAll(/\s/g, '');
  if (digits === '' && canBeUnlimited) return null;
  if (isAmount(name)) return parseMoney(text) ?? NaN;
  return intRule.isValidSync(digits) ? Number(digits) : NaN;
}
