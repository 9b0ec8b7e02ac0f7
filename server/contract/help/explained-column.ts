import type { Localised } from '../localised.js';

/** A column that says how its figure comes about, as the help explains it. */
export interface ExplainedColumn {
  id: string;
  title: Localised;
  description: Localised;
  formula: Localised;
}
