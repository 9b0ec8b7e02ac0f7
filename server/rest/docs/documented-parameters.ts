import { z } from 'zod';
import { memoizePerObject } from '../../reports/engine/memoize-per-object.js';
import { listParameters, type ListedParameter, type RestParameters } from '../parameters/rest-parameters.js';
import type { JsonSchema } from '../definition/rest-route.js';

/** A parameter with its documentation. */
export interface DocumentedParameter extends ListedParameter {
  required: boolean;
  /** JSON schema of the value. */
  json: JsonSchema;
}

/** Parameters of a call with their JSON schemas, memoized per call. */
export const getDocumentedParameters = memoizePerObject(documentParameters);

function documentParameters(parameters: RestParameters): readonly DocumentedParameter[] {
  const { properties = {} } = z.toJSONSchema(parameters, {
    unrepresentable: 'any',
    override: omitImplicitMaximum,
  });
  return listParameters(parameters).map((parameter) => ({
    ...parameter,
    required: !parameter.schema.isOptional(),
    json: properties[parameter.name] as JsonSchema,
  }));
}

/** Omits the implicit maximum of safe integers. */
function omitImplicitMaximum({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}
