import type { Localised } from '../../contract/localised.js';
import type { ArgumentType } from '../../contract/report-vocabulary.js';

/** An argument of a report beyond its subject, as `top` of the competitors. */
export interface ReportArgument {
  /** `domainList`: names or ids of domains, split by commas or lines; the base holds them, or the report is refused. */
  type: ArgumentType;
  description: Localised;
  required: boolean;
  /** Id of another argument: where that one is not given, this one must be. */
  requiredUnless?: string;
  default?: number | string | boolean;
  /** Another name that addresses and calls may use. */
  alias?: string;
  /** The only values it takes. The page offers them as a switch and keeps the chosen one in the address. */
  oneOf?: ArgumentChoices;
  /** Of a list: the lines that it may have, 100 where it is missing. A plan may hold fewer (`ReportDefinition.batch`). */
  maxLines?: number;
  /** Of a `domainList`: domains that the base does not hold are told beside the rows, and refuse nothing. */
  reportUnresolved?: boolean;
}

/** The values of an argument that takes a few only, with the words of its switch. */
export interface ArgumentChoices {
  /** What is chosen. */
  title: Localised;
  values: readonly { value: number | string; title: Localised }[];
  /** Values of the public API whose subject this service does not cover: answered as not found. */
  uncovered?: readonly string[];
}

/** Values of a report's own arguments after parsing. */
export type ReportArguments = Readonly<
  Record<string, number | string | boolean | readonly string[] | undefined>
>;
