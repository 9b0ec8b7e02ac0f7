import type { Localised } from '../../contract/language/localised.js';
import type { ArgumentType } from '../../contract/reports/report-vocabulary.js';

/** An argument of a report in addition to its subject, such as `top` of the competitors. */
export interface ReportArgument {
  /**
   * `domainList`: names or ids of domains, separated by commas or line breaks. Unknown domains are an error by
   * default.
   */
  type: ArgumentType;
  description: Localised;
  required: boolean;
  /** Keywords or their words, whose case depends on the language of the database. */
  isKeywordText?: boolean;
  /** Required unless this other argument has a value. */
  requiredUnless?: string;
  default?: number | string | boolean;
  /** Alternative name in page addresses and API calls. */
  alias?: string;
  /** Allowed values. The page shows them as a switch and stores the selection in its address. */
  oneOf?: ArgumentChoices;
  /** Maximum number of lines of a list, 100 by default. A plan may allow fewer (`ReportDefinition.batch`). */
  maxLines?: number;
  /** Whether unknown domains of a `domainList` are returned with the page instead of causing an error. */
  reportUnresolved?: boolean;
}

/** Allowed values of an argument, with the labels of its switch. */
export interface ArgumentChoices {
  title: Localised;
  values: readonly { value: number | string; title: Localised }[];
  /** Values of the public API that this service does not support; they return "not found". */
  unsupportedValues?: readonly string[];
}

/** Parsed argument values. */
export type ReportArguments = Readonly<
  Record<string, number | string | boolean | readonly string[] | undefined>
>;
