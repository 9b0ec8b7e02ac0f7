import { readXml, type Attributes } from './xml-events.js';
import { parseFormats, type CellFormats } from './date-formats.js';
import { readSharedStrings, unescapeText } from './shared-strings.js';

/** A sheet and the archive entry with its cells. */
interface WorkbookSheet {
  name: string;
  path: string;
}

/** Everything that is needed to read the cells of a workbook. */
export interface WorkbookParts {
  sheets: WorkbookSheet[];
  sharedStrings: readonly string[];
  formats: CellFormats;
  /** Whether dates are counted from 1904 instead of 1900. */
  usesEpoch1904: boolean;
}

/** Opens an entry of the archive. Undefined if it is missing. */
export type OpenPart = (path: string) => AsyncIterable<Buffer> | undefined;

interface Relations {
  sheets: Map<string, string>;
  sharedStrings: string;
  styles: string;
}

/** Reads the sheet list, the shared strings and the date formats of a workbook. */
export async function readParts(openPart: OpenPart): Promise<WorkbookParts> {
  const relations = await readRelations(openPart);
  const { sheets, usesEpoch1904 } = await readSheetList(openPart, relations);
  const strings = openPart(relations.sharedStrings);
  const styles = openPart(relations.styles);
  return {
    sheets,
    usesEpoch1904,
    sharedStrings: strings ? await readSharedStrings(strings) : [],
    formats: styles ? await parseFormats(styles) : { dates: new Set(), percentages: new Set() },
  };
}

async function readRelations(openPart: OpenPart): Promise<Relations> {
  const relations: Relations = {
    sheets: new Map(),
    sharedStrings: 'xl/sharedStrings.xml',
    styles: 'xl/styles.xml',
  };
  const addRelation = ({ Id = '', Type = '', Target = '' }: Attributes) => {
    const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`;
    // The base URL differs between the transitional and the strict standard.
    if (Type.endsWith('/relationships/worksheet')) relations.sheets.set(Id, path);
    else if (Type.endsWith('/relationships/sharedStrings')) relations.sharedStrings = path;
    else if (Type.endsWith('/relationships/styles')) relations.styles = path;
  };
  await readXml(requirePart(openPart, 'xl/_rels/workbook.xml.rels'), {
    open: (name, attributes) => {
      if (name === 'Relationship') addRelation(attributes);
    },
  });
  return relations;
}

async function readSheetList(
  openPart: OpenPart,
  relations: Relations,
): Promise<Pick<WorkbookParts, 'sheets' | 'usesEpoch1904'>> {
  const sheets: WorkbookSheet[] = [];
  let usesEpoch1904 = false;
  await readXml(requirePart(openPart, 'xl/workbook.xml'), {
    open: (name, { name: sheetName, id = '', date1904 }) => {
      if (name === 'workbookPr') usesEpoch1904 = date1904 === '1' || date1904 === 'true';
      if (name !== 'sheet' || !sheetName) return;
      const path = relations.sheets.get(id);
      // Charts and macros are sheets without cells.
      if (path !== undefined) sheets.push({ name: unescapeText(sheetName), path });
    },
  });
  return { sheets, usesEpoch1904 };
}

function requirePart(openPart: OpenPart, path: string): AsyncIterable<Buffer> {
  const part = openPart(path);
  if (!part) throw new Error(`${path} is missing`);
  return part;
}
