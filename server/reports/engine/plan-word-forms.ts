import { formsAsParameters } from '../words/word-parameters.js';
import type { SqlPlan } from './build-sql.js';

/** A plan with the forms of the words that its filter and its source look for. */
export async function withWordForms(plan: SqlPlan): Promise<SqlPlan> {
  const forms = await formsAsParameters({ ...plan.source.words, ...plan.where.words });
  return { ...plan, parameters: { ...plan.parameters, ...forms } };
}
