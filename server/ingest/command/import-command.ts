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
  /** E-mail of the account that owns the first-party data. */
  owner?: string;
  /** Path of a column mapping file. */
  map?: string;
}

/** Invalid arguments, reported to the user in one line. */
class UsageError extends OperatorError {}

export const usage = `npm run import -- [--base gny] [--date 2026-11-01] [--domain example.com]
               [--of pages|domain] [--complete] [--allow-future] [--map FILE.json] [--owner EMAIL] FILE… | -

  --base    code of the database of the files (default: the first database)
  --date    date of rows without a date (default: today)
  --domain  domain of rows whose pages have no host
  --of      contents of the files: pages (full search results of keywords) or domain (positions of one domain, which imply
            nothing about other domains). Default: by the format, or domain if all rows belong to one site
  --complete  the files contain all positions of their domain: missing keywords count as lost
  --allow-future  accept dates later than tomorrow (UTC); without it such a file is not imported
  --map     column mapping for tables of an unknown format (docs/import-format.md)
  --owner   account that owns data from Search Console, Bing or Yandex Webmaster (default: the only administrator)
  -         reads standard input

Exit status: 0 all records were imported, 2 the files have dates later than tomorrow (UTC), 3 some records were rejected (FILE.rejected.ndjson), 1 the import failed.`;

/** @throws UsageError */
export function parseImportCommand(args: readonly string[]): ImportCommand {
  const { values, positionals } = parseArguments(args);
  const { help = false, of, 'allow-future': allowFuture, ...options } = values;
  if (!help && positionals.length === 0) throw new UsageError(`Specify a file to import.\n\n${usage}`);
  if (positionals.filter((input) => input === '-').length > 1) {
    throw new UsageError('Standard input can be read once.');
  }
  return {
    ...options,
    ...(of === undefined ? {} : { resultScope: parseResultScope(of) }),
    ...(allowFuture === true && { allowFuture }),
    help,
    inputs: positionals,
  };
}

function parseResultScope(value: string): ResultScope {
  const scope = resultScopes.find((name) => name === value);
  if (!scope) throw new UsageError(`--of must be ${resultScopes.join(' or ')}.`);
  return scope;
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
        map: { type: 'string' },
        owner: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
