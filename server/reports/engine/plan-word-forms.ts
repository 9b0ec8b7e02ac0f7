import { buildFormParameters } from '../words/word-parameters.js';
import type { SqlPlan } from './build-sql.js';

/** Adds the word forms that filter and source need. */
export async function withWordForms(plan: SqlPlan): Promise<SqlPlan> {
  const forms = await buildFormParameters({ ...plan.source.words, ...plan.where.words });
  return { ...plan, parameters: { ...plan.parameters, ...forms } };
}
