import { readXml } from './xml-events.js';

/** Numbers of the cell styles that display a number as a date or as a percentage. */
export interface CellFormats {
  dates: ReadonlySet<number>;
  percentages: ReadonlySet<number>;
}

/** Built-in formats `0%` and `0.00%`. */
const builtInPercentages: ReadonlySet<number> = new Set([9, 10]);

/** Ranges of number formats that every program displays as dates, also in East Asian and Thai locales. */
const builtInDateFormats = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
] as const;

/** Built-in formats have no template. */
const firstCustomFormat = 100;

/** Reads which cell styles are dates or percentages. */
export async function parseFormats(chunks: AsyncIterable<Buffer>): Promise<CellFormats> {
  const templates = new Map<number, string>();
  const baseFormats: (number | undefined)[] = [];
  const formats: (number | undefined)[] = [];
  let styles: (number | undefined)[] | undefined;
  await readXml(chunks, {
    open: (name, { numFmtId, formatCode, xfId }) => {
      if (name === 'numFmt') templates.set(Number(numFmtId), formatCode ?? '');
      else if (name === 'cellStyleXfs') styles = baseFormats;
      else if (name === 'cellXfs') styles = formats;
      else if (name === 'xf' && styles) {
        const inherited = xfId && styles === formats ? baseFormats[Number(xfId)] : undefined;
        styles.push(numFmtId ? Number(numFmtId) : inherited);
      }
    },
    close: (name) => {
      if (name === 'cellStyleXfs' || name === 'cellXfs') styles = undefined;
    },
  });
  const [dates, percentages] = [new Set<number>(), new Set<number>()];
  for (const [style, format] of formats.entries()) {
    if (format === undefined) continue;
    const template = templates.get(format);
    if (isDateFormat(format, template)) dates.add(style);
    else if (builtInPercentages.has(format) || template?.includes('%') === true) percentages.add(style);
  }
  return { dates, percentages };
}

function isDateFormat(format: number, template: string | undefined): boolean {
  if (builtInDateFormats.some(([first, last]) => format >= first && format <= last)) return true;
  return format >= firstCustomFormat && template !== undefined && isDateTemplate(template);
}

const maxTemplateChars = 255;

const dateToken = /^(?:s{1,2}|m{1,5}|h{1,2}|[ap]m?|d{1,4}|a{3,5}|y|yy|yyyy|e{1,3}e?)$/;

/** Whether a template such as `dd.mm.yyyy` or `[$-419]d mmm` consists of date parts only. */
function isDateTemplate(template: string): boolean {
  return template
    .slice(0, maxTemplateChars)
    .toLowerCase()
    .replace(/;@$/, '')
    .replace(/\\./g, ' ')
    .split(';')
    .some((section) => {
      const tokens = section
        .replace(/"[^"]*"/g, ' ')
        // Fractions of seconds, elapsed time such as [hh], then colours and locales.
        .replace(/(\[?[smhd]{1,2}\]?)[.,]00?0?/g, '$1')
        .replace(/\[([smhd]{1,2})\]/g, '$1')
        .replace(/\[[^\]]*\]/g, '')
        .split(/[^a-z0#?%]+/)
        .filter((token) => token !== '');
      return tokens.length > 0 && tokens.every((token) => dateToken.test(token));
    });
}

const dayMs = 86_400_000;
/** Days between the epochs of workbooks and of Unix. */
const unixEpochDay = 25_569;
const epoch1904Days = 1462;

/** Converts the number of a date cell. */
export function parseDate(days: number, usesEpoch1904: boolean): Date {
  return new Date(Math.floor((days + (usesEpoch1904 ? epoch1904Days : 0) - unixEpochDay) * dayMs));
}
