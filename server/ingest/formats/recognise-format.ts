import { advertools } from './advertools.format.js';
import { ahrefs } from './ahrefs.format.js';
import { dataForSeo } from './dataforseo.format.js';
import type { CsvFormat, FileHead, ImportFormat, JsonFormat, LinesFormat } from './import-format.js';
import { isObject } from './json-reading.js';
import { keywordPlanner } from './keyword-planner.format.js';
import { ownLines } from './own-lines.format.js';
import { plainCsv } from './plain-csv.format.js';
import { searchConsole } from './search-console.format.js';
import { semrush } from './semrush.format.js';
import { serpApi } from './serpapi.format.js';
import { serper } from './serper.format.js';
import { parseCsvLines } from './header-line.js';

/** Every format, the particular ones first: the plain table takes what has a column of keywords. */
export const importFormats: readonly ImportFormat[] = [
  dataForSeo,
  serpApi,
  serper,
  ownLines,
  semrush,
  keywordPlanner,
  searchConsole,
  advertools,
  ahrefs,
  plainCsv,
];

/** What a file is. */
export type Recognised =
  | {
      format: CsvFormat;
      delimiter: string;
      /** Records above the data, the header among them. */ headerRecords: number;
      header: readonly string[];
    }
  | { format: JsonFormat; /** Whether each line is a value of its own. */ byLine: boolean }
  | { format: LinesFormat };

/** Lines above the header that an export may begin with. */
const preambleLimit = 8;

/** Tells a file's format by its first bytes; undefined for what is none of ours. */
export function recogniseFormat(head: FileHead): Recognised | undefined {
  return /^\s*[[{]/.test(head.text) ? recogniseJson(head.text) : recogniseCsv(head.text);
}

function recogniseJson(text: string): Recognised | undefined {
  const [first = '', second = ''] = text.split('\n').filter((line) => line.trim() !== '');
  const whole = parsed(first);
  const keys = isObject(whole) ? new Set(Object.keys(whole)) : keysIn(text);
  const byLine = isObject(whole) && (second === '' || second.trimStart().startsWith('{'));
  const format = importFormats.find((one) => one.kind !== 'csv' && one.recognises(keys));
  if (format?.kind === 'lines') return byLine ? { format } : undefined;
  return format?.kind === 'json' ? { format, byLine } : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keys of a value that is cut or spread over lines, at whatever depth. */
function keysIn(text: string): Set<string> {
  return new Set([...text.matchAll(/"(\w+)"\s*:/g)].map(([, key]) => key ?? ''));
}

function recogniseCsv(text: string): Recognised | undefined {
  for (const format of importFormats) {
    if (format.kind !== 'csv') continue;
    for (const delimiter of [',', ';', '\t']) {
      const lines = parseCsvLines(text, delimiter, preambleLimit);
      const at = lines.findIndex((names) => format.recognises(new Set(names)));
      const header = lines[at];
      if (header) return { format, delimiter, headerRecords: at + 1, header };
    }
  }
  return undefined;
}
