import type { ColumnChoice } from '../../graphql/generated/schema.js';
import type { UploadsQuery } from './data-import.generated.js';

/** What a person says of a file; undefined where it says it itself. */
export interface ImportOverrides {
  base?: string;
  date?: string;
  domain?: string;
  /** Whether it holds all positions of its domain. */
  complete?: boolean;
}

type Choices = UploadsQuery['uploads'][number]['choices'];

/** What was said of a file before, where an import of it has ended without a result. */
export function overridesFromChoices(choices: Choices): ImportOverrides {
  if (!choices) return {};
  const { base, date, domain, complete } = choices;
  return {
    ...(base === null ? {} : { base }),
    ...(date === null ? {} : { date }),
    ...(domain === null ? {} : { domain }),
    ...(complete ? { complete } : {}),
  };
}

/** What its columns were chosen to be then; undefined where that was left to what is known of it. */
export function columnsFromChoices(choices: Choices): ColumnChoice[] | undefined {
  return choices?.columns?.map(({ name, field }) => ({ name, field }));
}
