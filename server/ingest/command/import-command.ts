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
  of?: ResultScope;
  complete?: boolean;
  /** E-mail of the account that owns the first-party data. */
  owner?: string;
  /** Path of a column mapping file. */
  map?: string;
}

/** Invalid arguments, reported to the user in one line. */
class UsageError extends OperatorError {}

export const usage = `npm run import -- [--base gny] [--date 2026-11-01] [--domain example.com]
               [--of pages|domain] [--complete] [--map FILE.json] [--owner EMAIL] FILE… | -

  --base    code of the base whose results the files hold (default: the first base)
  --date    day of files whose rows carry no date (default: today)
  --domain  domain of files whose rows name pages without a host
  --of      what the files hold: pages, full search results of keywords, or domain, positions of one domain, which say
            nothing of other domains (default: told by the format, else domain where all rows are of one site)
  --complete  the files hold all positions of their domain: it has lost the keywords that they lack
  --map     how the columns of tables are read that no reader knows (docs/import-format.md)
  --owner   account whose own sites files of Search Console, Bing or Yandex Webmaster tell of (default: the only administrator)
  -         reads standard input

Exit status: 0 all went in, 3 some records were rejected (FILE.rejected.ndjson), 1 nothing could be imported.`;

/** @throws UsageError */
export function importCommand(args: readonly string[]): ImportCommand {
  const { values, positionals } = parse(args);
  const { help = false, of, ...options } = values;
  if (!help && positionals.length === 0) throw new UsageError(`Name a file to import.\n\n${usage}`);
  if (positionals.filter((input) => input === '-').length > 1) {
    throw new UsageError('Standard input can be read once.');
  }
  return { ...options, ...(of === undefined ? {} : { of: resultsOf(of) }), help, inputs: positionals };
}

function resultsOf(value: string): ResultScope {
  const scope = resultScopes.find((name) => name === value);
  if (!scope) throw new UsageError(`--of must be ${resultScopes.join(' or ')}.`);
  return scope;
}

function parse(args: readonly string[]) {
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
        map: { type: 'string' },
        owner: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
