import type { Column, ReportArgument } from '../reports/engine/report-definition.js';

/** What the schema says of a column: its meaning, and its unit where it has one. */
export function describeColumn(column: Column): string {
  return column.unit
    ? `${sentence(column.description.en)} Unit: ${column.unit}.`
    : sentence(column.description.en);
}

/** What the schema says of a report's own argument: its meaning and the only values it takes. */
export function describeArgument(argument: ReportArgument): string {
  const text = sentence(argument.description.en);
  const values = argument.oneOf?.values.map(({ value }) => value);
  return values ? `${text} One of ${values.join(', ')}.` : text;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
