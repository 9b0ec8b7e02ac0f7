import { z } from 'zod';
import type { Localised } from '../../contract/language/localised.js';
import { memoizePerObject } from '../../reports/engine/memoize-per-object.js';

/** Parameters of a call. One schema per parameter parses, validates and documents it. */
export type RestParameters = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

/** Parsed values by parameter name. */
export type ValuesOf<Parameters extends RestParameters> = Readonly<z.output<Parameters>>;

/** Parsed values of any call. */
export type RestValues = ValuesOf<RestParameters>;

/** Metadata of a parameter besides its schema. */
interface ParameterMetadata {
  /** Location. `query` also reads the body; `body` is for secrets, which must not appear in URLs. */
  in: 'path' | 'query' | 'body';
  /** Alternative names used by existing clients. */
  aliases?: readonly string[];
  /** GraphQL variable. Parameters without one are used only to shape the response. */
  variable?: string;
  description: Localised;
}

/** A parameter with its schema and metadata. */
export interface ListedParameter extends ParameterMetadata {
  name: string;
  schema: z.ZodType;
}

const metadata = z.registry<ParameterMetadata>();

/** Declares a path parameter. */
export const inPath = declareIn('path');
/** Declares a query or body parameter. */
export const inQuery = declareIn('query');
/** Declares a body-only parameter. */
export const inBody = declareIn('body');

function declareIn(location: ParameterMetadata['in']) {
  return <Kind extends z.ZodType>(kind: Kind, details: Omit<ParameterMetadata, 'in'>): Kind => {
    metadata.add(kind, { ...details, in: location });
    return kind;
  };
}

/** Parameters of a call in order. Throws for one without metadata. */
export const listParameters = memoizePerObject(({ shape }: RestParameters): readonly ListedParameter[] =>
  Object.entries(shape).map(([name, schema]) => {
    const parameter = metadata.get(schema);
    if (!parameter) throw new Error(`The parameter ${name} has no metadata.`);
    return { ...parameter, name, schema };
  }),
);

/** Schema of a call without parameters. */
export const noParameters = z.object({});
