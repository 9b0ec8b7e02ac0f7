import type { Language } from '../../contract/localised.js';
import { wizardClasses } from '../wizard-classes.js';
import type { Column } from '../engine/report-definition.js';

/** A value of a file's cell: numbers stay numbers, everything else is text. */
export type Cell = number | string;

/** How a value of a report stands in a file: lists joined by commas, wizards by their names, nothing as an empty cell. */
export function exportCell(column: Column, value: unknown, language: Language): Cell {
  if (value === null || value === undefined) return '';
  if (column.format === 'wizards' && Array.isArray(value)) {
    return value.map((id) => wizardName(id, language)).join(', ');
  }
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' ? value : textOf(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function wizardName(id: unknown, language: Language): string {
  return wizardClasses.find((wizard) => wizard.id === id)?.name[language] ?? String(id);
}
