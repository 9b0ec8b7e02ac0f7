import { z } from 'zod';

/** Value of one setting. Null means unlimited. */
export type SettingValue = number | boolean | null;

/** Values of settings by their path, for example `plans.3.priceCents`. */
export type SettingValues = ReadonlyMap<string, SettingValue>;

/** A setting that differs between two versions. Undefined if a version does not contain it. */
export interface SettingChange {
  name: string;
  before: SettingValue | undefined;
  after: SettingValue | undefined;
}

/** A setting with its permitted values. */
export interface SettingField {
  name: string;
  isFlag: boolean;
  /** Whether the value can be unlimited. */
  isNullable: boolean;
  min: number | null;
  max: number | null;
}

type Tree = { readonly [key: string]: SettingValue | Tree };

/** Lists the settings of a nested object by their path. */
export function flattenSettings(settings: object): Map<string, SettingValue> {
  const values = new Map<string, SettingValue>();
  const visit = (tree: Tree, prefix: string): void => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'object' && value !== null) visit(value, `${prefix}${key}.`);
      else values.set(prefix + key, value);
    }
  };
  visit(settings as Tree, '');
  return values;
}

/** Copies settings and replaces the given values. Values of unknown settings are ignored. */
export function replaceSettings<Settings extends object>(
  settings: Settings,
  values: SettingValues,
): Settings {
  const visit = (tree: Tree, prefix: string): Tree => {
    const copy: Record<string, SettingValue | Tree> = {};
    for (const [key, value] of Object.entries(tree)) {
      const path = prefix + key;
      if (typeof value === 'object' && value !== null) copy[key] = visit(value, `${path}.`);
      else copy[key] = values.get(path) ?? (values.has(path) ? null : value);
    }
    return copy;
  };
  return visit(settings as Tree, '') as Settings;
}

/** Settings that differ, in the order of the later version. */
export function compareSettings(before: object, after: object): SettingChange[] {
  const [previous, next] = [flattenSettings(before), flattenSettings(after)];
  return [...new Set([...next.keys(), ...previous.keys()])]
    .map((name) => ({ name, before: previous.get(name), after: next.get(name) }))
    .filter((change) => change.before !== change.after);
}

interface JsonSchema {
  type?: string;
  minimum?: number;
  maximum?: number;
  anyOf?: readonly JsonSchema[];
  enum?: readonly number[];
  properties?: Readonly<Record<string, JsonSchema>>;
}

/** Lists the settings of a schema with their permitted values. */
export function describeSettings(schema: z.ZodType): SettingField[] {
  const fields: SettingField[] = [];
  const visit = ({ properties, ...field }: JsonSchema, name: string): void => {
    if (properties) {
      for (const [key, value] of Object.entries(properties)) {
        visit(value, name === '' ? key : `${name}.${key}`);
      }
      return;
    }
    const options = field.anyOf ?? [field];
    const {
      type,
      minimum = null,
      maximum = null,
    } = options.find((option) => option.type !== 'null') ?? field;
    fields.push({
      name,
      isFlag: type === 'boolean',
      isNullable: options.length > 1,
      min: minimum,
      max: maximum,
    });
  };
  visit(z.toJSONSchema(schema) as JsonSchema, '');
  return fields;
}
