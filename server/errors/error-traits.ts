import type { Localised } from '../contract/language/localised.js';

/** Presentation of an error code. */
export interface ErrorTraits {
  /** HTTP status of a REST response. */
  status: number;
  /** Whether the error is internal and is logged with its stack. */
  isInternal: boolean;
  /** Default values of placeholders. */
  defaults?: Readonly<Record<string, Localised>>;
  /** Message with placeholders as `{name}`. */
  text: Localised;
}
