import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import {
  type TreeCount,
  type TreeSort,
  type TreeSortField,
  treeCounts,
  defaultTreeCounts,
  defaultTreeColour,
} from '../../contract/reports/tree-counts.js';
import type { CountView, TreeSettings } from '../../entities/page-tree-setting.entity.js';

/** Partial update of the settings. Missing parts stay unchanged; null removes the sort. */
export interface TreeSettingChange {
  counts?: { readonly [Count in TreeCount]?: Partial<Nullable<CountView>> | null } | null;
  sort?: { field?: string | null; dir?: string | null } | null;
}

type Nullable<Fields> = { [Field in keyof Fields]: Fields[Field] | null };

/** Default settings. */
export function defaultTreeSettings(): TreeSettings {
  const view = (count: TreeCount): CountView => ({
    enabled: defaultTreeCounts.includes(count),
    color: defaultTreeColour,
    background: true,
  });
  return { counts: mapCounts(view), sort: null };
}

/**
 * Applies a change to the settings.
 * @throws AppError InvalidField
 */
export function applyChange(current: TreeSettings, { counts, sort }: TreeSettingChange): TreeSettings {
  return {
    counts: mapCounts((count) => applyViewChange(current.counts[count], counts?.[count] ?? {})),
    sort: sort === undefined ? current.sort : validateSort(sort),
  };
}

function applyViewChange(
  current: CountView,
  { enabled, color, background }: Partial<Nullable<CountView>>,
): CountView {
  return {
    enabled: enabled ?? current.enabled,
    color: color === null || color === undefined ? current.color : validateColor(color),
    background: background ?? current.background,
  };
}

function validateColor(color: string): string {
  if (/^#[0-9a-f]{6}$/i.test(color)) return color.toLowerCase();
  throw invalidField('view', {
    en: 'A colour is written as #b9f5f1.',
    ru: 'Цвет записывают в виде #b9f5f1.',
  });
}

/** Clients of the public API may send an empty field for no sorting. */
function validateSort(sort: TreeSettingChange['sort']): TreeSort | null {
  const field = sort?.field ?? '';
  if (field === '' || field === 'none') return null;
  const dir = sort?.dir ?? 'desc';
  const fields: readonly TreeSortField[] = ['name', ...treeCounts];
  const sortField = fields.find((candidate) => candidate === field);
  if (sortField !== undefined && (dir === 'asc' || dir === 'desc')) return { field: sortField, dir };
  throw invalidField('sort', {
    en: `field is one of ${fields.join(', ')}; dir is asc or desc.`,
    ru: `field – одно из ${fields.join(', ')}; dir – asc или desc.`,
  });
}

function mapCounts<Value>(getValue: (count: TreeCount) => Value): Record<TreeCount, Value> {
  return Object.fromEntries(treeCounts.map((count) => [count, getValue(count)])) as Record<TreeCount, Value>;
}

function invalidField(field: string, details: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what: details });
}
