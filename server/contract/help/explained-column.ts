import type { Localised } from '../language/localised.js';

/** A column with a formula, as explained in the help. */
export interface ExplainedColumn {
  id: string;
  title: Localised;
  description: Localised;
  formula: Localised;
}
