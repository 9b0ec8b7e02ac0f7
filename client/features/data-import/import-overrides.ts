import type { ColumnChoice, FileReadingInput } from '../../graphql/generated/schema.js';
import type { UploadsQuery } from './data-import.generated.js';

/** Import settings changed by the user; undefined if the file provides the value. */
export interface ImportOverrides {
  base?: string;
  date?: string;
  domain?: string;
  /** Whether the file contains all positions of its domain. */
  complete?: boolean;
  /** Whether dates later than tomorrow (UTC) are correct. */
  allowFuture?: boolean;
  /** How values are read that allow several readings. */
  reading?: FileReadingInput;
}

type Choices = UploadsQuery['uploads'][number]['choices'];

/** Restores the overrides of a failed or cancelled import. */
export function overridesFromChoices(choices: Choices): ImportOverrides {
  if (!choices) return {};
  const { base, date, domain, complete, allowFuture, reading } = choices;
  const { encoding, dateOrder, decimal, market } = reading;
  const chosenReading = {
    ...(encoding === null ? {} : { encoding }),
    ...(dateOrder === null ? {} : { dateOrder }),
    ...(decimal === null ? {} : { decimal }),
    ...(market === null ? {} : { market }),
  };
  return {
    ...(base === null ? {} : { base }),
    ...(date === null ? {} : { date }),
    ...(domain === null ? {} : { domain }),
    ...(complete ? { complete } : {}),
    ...(allowFuture ? { allowFuture } : {}),
    ...(Object.keys(chosenReading).length > 0 ? { reading: chosenReading } : {}),
  };
}

/** Restores the column mapping of an earlier import; undefined if it was detected automatically. */
export function columnsFromChoices(choices: Choices): ColumnChoice[] | undefined {
  return choices?.columns?.map(({ name, field }) => ({ name, field }));
}
