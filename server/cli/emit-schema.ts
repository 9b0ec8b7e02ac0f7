import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAppSchema } from '../app-schema.js';
import { printSchemaFile } from '../graphql/print-schema.js';
import { reportRegistry } from '../reports/report-registry.js';
import { projectRoot } from '../process/project-root.js';
import { printCatalogue } from './print-catalogue.js';
import { colours } from '../contract/appearance/colours.js';
import { ctrCurve } from '../contract/reports/ctr-curve.js';
import { toolDefinitions } from '../modules/tools/tool-definitions.js';
import type { ReportDefinition } from '../reports/engine/report-definition.js';

const fileHeader = `// Emitted by \`npm run gen:schema\`. Change the declarations, not this file.
import type { ExplainedColumn } from '../../../server/contract/help/explained-column.js';

`;

/** Generates help content from declarations, so that formulas have a single source. */
function printHelpFacts(reports: readonly ReportDefinition[]): string {
  const columns = Object.fromEntries(reports.map((report) => [report.id, explainedColumns(report)]));
  const limits = Object.fromEntries(
    toolDefinitions.map(({ id, maxLines: lines, maxLinesWithDeepAnalysis: linesWithDeepAnalysis }) => [
      id,
      { lines, linesWithDeepAnalysis },
    ]),
  );
  return [
    fileHeader,
    '/** Columns with a formula by report id. */\n',
    `export const explainedColumns: Readonly<Record<string, readonly ExplainedColumn[]>> = ${toJson(columns)};\n\n`,
    '/** Maximum number of list lines by tool id; `linesWithDeepAnalysis` applies to the extended analysis. */\n',
    `export const toolLimits: Readonly<Record<string, { lines: number; linesWithDeepAnalysis?: number }>> = ${toJson(limits)};\n\n`,
    '/** Clicks per hundred searches by position, starting with the first. */\n',
    `export const ctrCurve: readonly number[] = ${JSON.stringify(ctrCurve)};\n`,
  ].join('');
}

function explainedColumns({ columns }: ReportDefinition) {
  return Object.entries(columns).flatMap(([id, { title, description, formula }]) =>
    formula ? [{ id, title, description, formula }] : [],
  );
}

function toJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2);
}

/**
 * Files generated from server declarations: the GraphQL schema, the client's report catalogue, help content and
 * colours.
 */
const emitted = {
  'schema.graphql': printSchemaFile(await buildAppSchema()),
  'client/graphql/generated/report-catalogue.ts': printCatalogue(reportRegistry),
  'client/graphql/generated/help-facts.ts': printHelpFacts(reportRegistry),
  'client/styles/colours.css': printColours(),
};

/** With `--check` nothing is written, and a stale file fails the command. */
const isCheckOnly = process.argv.includes('--check');

for (const [name, text] of Object.entries(emitted)) {
  const file = path.join(projectRoot, name);
  if (!isCheckOnly) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${name} is not what the sources say.`);
    process.exitCode = 1;
  }
}

/** Generates the style sheet with the colour variables of the light and dark schemes. */
function printColours(): string {
  return [
    '/* Emitted by `npm run gen:schema`. Change server/contract/appearance/colours.ts, not this file. */',
    ...formatRule(':root', colours.light),
    '',
    '/* Paper is light. */',
    '@media screen {',
    ...formatRule(":root[data-mantine-color-scheme='dark']", colours.dark).map((line) => `  ${line}`),
    '}',
    '',
  ].join('\n');
}

function formatRule(selector: string, values: Readonly<Record<string, string>>): string[] {
  return [`${selector} {`, ...Object.entries(values).map(([name, value]) => `  --${name}: ${value};`), '}'];
}
