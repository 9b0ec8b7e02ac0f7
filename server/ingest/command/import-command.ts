import {
  dateOrders,
  decimalMarks,
  textEncodings,
  type ReadingOptions,
  type TextEncoding,
} from '../../contract/file-reading.js';
import { resultScopes, type ResultScope } from '../formats/import-format.js';
import { OperatorError } from '../../errors/operator-error.js';
import { parseArgs } from 'node:util';

/** Parsed arguments of the import command. */
export interface ImportCommand {
  help: boolean;
  /** Paths; `-` is standard input. */
  inputs: string[];
  base?: string;
  date?: string;
  domain?: string;
  resultScope?: ResultScope;
  complete?: boolean;
  /** Whether dates later than tomorrow (UTC) are accepted. */
  allowFuture?: boolean;
  /** How values are read that allow several readings. */
  reading?: ReadingOptions;
  /** E-mail of the account that owns the first-party data. */
  owner?: string;
  /** Path of a column mapping file. */
  map?: string;
}

/** Invalid arguments, reported to the user in one line. */
class UsageError extends OperatorError {}

export const usage = `npm run import -- [--base gny] [--date 2026-11-01] [--domain example.com]
               [--of pages|domain] [--complete] [--allow-future] [--encoding NAME] [--date-order day|month]
               [--decimal point|comma] [--market NAME] [--map FILE.json] [--owner EMAIL] FILE… | -

  --base    code of the database of the files (default: the first database)
  --date    date of rows without a date (default: today)
  --domain  domain of rows whose pages have no host
  --of      contents of the files: pages (full search results of keywords) or domain (positions of one domain, which imply
            nothing about other domains). Default: by the format, or domain if all rows belong to one site
  --complete  the files contain all positions of their domain: missing keywords count as lost
  --allow-future  accept dates later than tomorrow (UTC); without it such a file is not imported
  --encoding  encoding of the files, for example windows-1254 or shift_jis (default: detected)
  --date-order  whether the day or the month comes first in dates such as 05/09/2026 (default: by the values of the file)
  --decimal  decimal separator of numbers such as 1,234 (default: by the values of the file)
  --market  market to import from a file with several, for example us, or split: each market into the database with its
            code (default: such a file is not imported)
  --map     column mapping for tables of an unknown format (docs/import-format.md)
  --owner   account that owns data from Search Console, Bing or Yandex Webmaster (default: the only administrator)
  -         reads standard input

Exit status: 0 all records were imported, 2 nothing was imported because of dates later than tomorrow (UTC) or of
values that allow several readings, 3 some records were rejected (FILE.rejected.ndjson), 1 the import failed.`;

/** @throws UsageError */
export function parseImportCommand(args: readonly string[]): ImportCommand {
  const { values, positionals } = parseArguments(args);
  const {
    help = false,
    of,
    'allow-future': allowFuture,
    encoding,
    'date-order': dateOrder,
    decimal,
    market,
    ...options
  } = values;
  if (!help && positionals.length === 0) throw new UsageError(`Specify a file to import.\n\n${usage}`);
  if (positionals.filter((input) => input === '-').length > 1) {
    throw new UsageError('Standard input can be read once.');
  }
  const reading: ReadingOptions = {
    ...(encoding !== undefined && { encoding: parseEncoding(encoding) }),
    ...(dateOrder !== undefined && { dateOrder: parseChoice('--date-order', dateOrder, dateOrders) }),
    ...(decimal !== undefined && { decimal: parseChoice('--decimal', decimal, decimalMarks) }),
    ...(market !== undefined && { market: market.trim().toLowerCase() }),
  };
  return {
    ...options,
    ...(of === undefined ? {} : { resultScope: parseChoice('--of', of, resultScopes) }),
    ...(allowFuture === true && { allowFuture }),
    ...(Object.keys(reading).length > 0 && { reading }),
    help,
    inputs: positionals,
  };
}

function parseChoice<Choice extends string>(
  option: string,
  value: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((name) => name === value);
  if (choice === undefined) throw new UsageError(`${option} must be ${choices.join(' or ')}.`);
  return choice;
}

/** Accepts the names of code pages as programs write them, such as `cp1251` and `UTF8`. */
function parseEncoding(value: string): TextEncoding {
  const name = value.toLowerCase().replace(/_/g, '-');
  const aliases: Readonly<Record<string, string>> = {
    utf8: 'utf-8',
    'shift-jis': 'shift_jis',
    cp932: 'shift_jis',
    gbk: 'gb18030',
    gb2312: 'gb18030',
    cp936: 'gb18030',
    cp949: 'euc-kr',
    cp950: 'big5',
    latin1: 'iso-8859-1',
    cp866: 'ibm866',
    cp874: 'windows-874',
  };
  const codePage = /^(?:cp|win(?:dows-?)?)(125\d)$/.exec(name)?.[1];
  const encoding = aliases[name] ?? (codePage === undefined ? name : `windows-${codePage}`);
  const found = textEncodings.find((known) => known === encoding);
  if (found === undefined) throw new UsageError(`--encoding must be one of ${textEncodings.join(', ')}.`);
  return found;
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        base: { type: 'string' },
        date: { type: 'string' },
        domain: { type: 'string' },
        of: { type: 'string' },
        complete: { type: 'boolean' },
        'allow-future': { type: 'boolean' },
        encoding: { type: 'string' },
        'date-order': { type: 'string' },
        decimal: { type: 'string' },
        market: { type: 'string' },
        map: { type: 'string' },
        owner: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
