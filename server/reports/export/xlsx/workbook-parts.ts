import { stylesXml } from './workbook-styles.js';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Path of a sheet in the archive, from 1. */
export function sheetPath(sheet: number): string {
  return `xl/worksheets/sheet${sheet}.xml`;
}

/** Metadata files of a workbook: contents, relations and styles. */
export function workbookParts(title: string, sheets: number): ReadonlyMap<string, string> {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  return new Map([
    ['xl/workbook.xml', workbook(title, numbers)],
    ['xl/_rels/workbook.xml.rels', relations(numbers)],
    ['xl/styles.xml', stylesXml],
    [
      '_rels/.rels',
      `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    ['[Content_Types].xml', contentTypes(numbers)],
  ]);
}

function workbook(title: string, numbers: readonly number[]): string {
  const sheets = numbers.map(
    (sheet) => `<sheet name="${sheetName(title, sheet)}" sheetId="${sheet}" r:id="rId${sheet}"/>`,
  );
  return `${declaration}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

/** At most 31 characters, without any that formulas or XML interpret. */
function sheetName(title: string, sheet: number): string {
  const plain = title.replace(/[\\/*?:[\]'"&<>]+/g, ' ').trim();
  return sheet === 1 ? plain.slice(0, 31) : `${plain.slice(0, 25)} ${sheet}`;
}

function relations(numbers: readonly number[]): string {
  const sheets = numbers.map(
    (sheet) =>
      `<Relationship Id="rId${sheet}" Type="${office}/worksheet" Target="worksheets/sheet${sheet}.xml"/>`,
  );
  const look = `<Relationship Id="rId${numbers.length + 1}" Type="${office}/styles" Target="styles.xml"/>`;
  return `${declaration}<Relationships xmlns="${packages}/relationships">${sheets.join('')}${look}</Relationships>`;
}

function contentTypes(numbers: readonly number[]): string {
  const parts: [string, string][] = [
    ['/xl/workbook.xml', 'sheet.main'],
    ['/xl/styles.xml', 'styles'],
    ...numbers.map((sheet) => [`/${sheetPath(sheet)}`, 'worksheet'] satisfies [string, string]),
  ];
  const overrides = parts.map(
    ([name, type]) => `<Override PartName="${name}" ContentType="${sheetTypes}.${type}+xml"/>`,
  );
  return (
    `${declaration}<Types xmlns="${packages}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`
  );
}
