import { stylesXml } from './workbook-styles.js';

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006';
const sheetContentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Path of a sheet in the archive, from 1. */
export function sheetPath(sheet: number): string {
  return `xl/worksheets/sheet${sheet}.xml`;
}

/**
 * Metadata files of a workbook: contents, relations and styles.
 * @param names unique sheet names in order
 */
export function buildWorkbookParts(names: readonly string[]): ReadonlyMap<string, string> {
  const sheetNumbers = names.map((_, index) => index + 1);
  return new Map([
    ['xl/workbook.xml', buildWorkbook(names)],
    ['xl/_rels/workbook.xml.rels', buildRelations(sheetNumbers)],
    ['xl/styles.xml', stylesXml],
    [
      '_rels/.rels',
      `${xmlDeclaration}<Relationships xmlns="${packageNamespace}/relationships"><Relationship Id="rId1" Type="${officeNamespace}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    ['[Content_Types].xml', buildContentTypes(sheetNumbers)],
  ]);
}

function buildWorkbook(names: readonly string[]): string {
  const sheets = names.map(
    (name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  return `${xmlDeclaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeNamespace}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

/**
 * Sheet name of at most 31 characters, without characters that formulas or XML interpret.
 * @param sheet number of the sheet among those with the same title, from 1
 */
export function sheetName(title: string, sheet: number): string {
  const sanitizedTitle = title.replace(/[\\/*?:[\]'"&<>]+/g, ' ').trim();
  return sheet === 1 ? sanitizedTitle.slice(0, 31) : `${sanitizedTitle.slice(0, 25)} ${sheet}`;
}

function buildRelations(sheetNumbers: readonly number[]): string {
  const sheets = sheetNumbers.map(
    (sheet) =>
      `<Relationship Id="rId${sheet}" Type="${officeNamespace}/worksheet" Target="worksheets/sheet${sheet}.xml"/>`,
  );
  const stylesRelation = `<Relationship Id="rId${sheetNumbers.length + 1}" Type="${officeNamespace}/styles" Target="styles.xml"/>`;
  return `${xmlDeclaration}<Relationships xmlns="${packageNamespace}/relationships">${sheets.join('')}${stylesRelation}</Relationships>`;
}

function buildContentTypes(sheetNumbers: readonly number[]): string {
  const parts: [string, string][] = [
    ['/xl/workbook.xml', 'sheet.main'],
    ['/xl/styles.xml', 'styles'],
    ...sheetNumbers.map((sheet) => [`/${sheetPath(sheet)}`, 'worksheet'] satisfies [string, string]),
  ];
  const overrides = parts.map(
    ([name, type]) => `<Override PartName="${name}" ContentType="${sheetContentType}.${type}+xml"/>`,
  );
  return (
    `${xmlDeclaration}<Types xmlns="${packageNamespace}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  );
}
