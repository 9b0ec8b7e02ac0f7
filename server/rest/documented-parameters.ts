import { z } from 'zod';
import { memoizePerObject } from '../reports/engine/memoize-per-object.js';
import { listParameters, type ListedParameter, type RestParameters } from './rest-parameters.js';
import type { JsonSchema } from './rest-route.js';

/** A parameter as the documentation tells of it. */
export interface DocumentedParameter extends ListedParameter {
  /** Whether a call fails without it. */
  required: boolean;
  /** What it is read as. */
  json: JsonSchema;
}

/** The parameters of a call with their JSON schemas, worked out once for each call. */
export const documented = memoizePerObject(document);

function document(parameters: RestParameters): readonly DocumentedParameter[] {
  const { properties = {} } = z.toJSONSchema(parameters, { unrepresentable: 'any', override: withoutLimits });
  return listParameters(parameters).map((parameter) => ({
    ...parameter,
    required: !parameter.schema.isOptional(),
    json: properties[parameter.name] as JsonSchema,
  }));
}

/** The greatest number that can be counted exactly is no limit that anybody set. */
function withoutLimits({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
