import type { Localised } from '../contract/localised.js';

/** How one code is told. */
export interface ErrorTraits {
  /** HTTP status of a REST answer. */
  status: number;
  /** Whether the fault is ours and belongs in the error log with its stack. */
  reported: boolean;
  /** Details that hold where the error names no others. */
  defaults?: Readonly<Record<string, Localised>>;
  /** `{name}` in it is replaced by the error's detail of that name. */
  text: Localised;
}
