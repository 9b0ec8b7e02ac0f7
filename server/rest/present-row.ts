import type { Language } from '../contract/localised.js';
import type { Column } from '../reports/engine/report-definition.js';
import { wizardClasses } from '../reports/wizard-classes.js';
import { camelCase } from '../schema-kit/naming.js';

type Fields = Readonly<Record<string, unknown>>;

/** A report's row in the words of the documents: columns by their ids, flags as 0 and 1, wizards as a map of id and name. */
export function presentRow(
  columns: Readonly<Record<string, Column>>,
  row: Fields,
  language: Language,
): Fields {
  return Object.fromEntries(
    Object.entries(columns).map(([id, column]) => [id, presentValue(column, row[camelCase(id)], language)]),
  );
}

function presentValue(column: Column, value: unknown, language: Language): unknown {
  if (column.format === 'wizards') return presentWizards(value, language);
  return typeof value === 'boolean' ? Number(value) : value;
}

/** Ids of wizards as the map of id and name that the documents show. */
export function presentWizards(ids: unknown, language: Language): Readonly<Record<string, string>> {
  const known = (Array.isArray(ids) ? ids : []).flatMap(
    (id) => wizardClasses.find((wizard) => wizard.id === id) ?? [],
  );
  return Object.fromEntries(known.map((wizard) => [String(wizard.id), wizard.name[language]]));
}
