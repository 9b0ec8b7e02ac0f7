import { z } from 'zod';
import type { Localised } from '../contract/localised.js';
import { memoizePerObject } from '../reports/engine/memoize-per-object.js';

/** What a call is asked with: its parameters by their names, each read, checked and documented by one schema. */
export type RestParameters = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

/** Checked values of a call's parameters by their names. */
export type ValuesOf<Parameters extends RestParameters> = Readonly<z.output<Parameters>>;

/** Values of the parameters of any call. */
export type RestValues = ValuesOf<RestParameters>;

/** What a schema does not say of a parameter. */
interface ParameterMetadata {
  /** Where it is read from. `query` covers the body too; `body` is for secrets, which are read from no address. */
  in: 'path' | 'query' | 'body';
  /** Other names under which existing clients send it. */
  aliases?: readonly string[];
  /** Name of the GraphQL variable; a parameter without one is read by the presentation alone. */
  variable?: string;
  description: Localised;
}

/** A parameter of a call with all that is declared of it. */
export interface ListedParameter extends ParameterMetadata {
  name: string;
  schema: z.ZodType;
}

const metadata = z.registry<ParameterMetadata>();

/** Declares a parameter of the address's path. */
export const inPath = declareIn('path');
/** Declares a parameter of the query or the body. */
export const inQuery = declareIn('query');
/** Declares a parameter of the body alone. */
export const inBody = declareIn('body');

function declareIn(location: ParameterMetadata['in']) {
  return <Kind extends z.ZodType>(kind: Kind, details: Omit<ParameterMetadata, 'in'>): Kind => {
    metadata.add(kind, { ...details, in: location });
    return kind;
  };
}

/** The parameters of a call in their order. Throws for one that was not placed. */
export const listParameters = memoizePerObject(({ shape }: RestParameters): readonly ListedParameter[] =>
  Object.entries(shape).map(([name, schema]) => {
    const parameter = metadata.get(schema);
    if (!parameter) throw new Error(`The parameter ${name} has no place.`);
    return { ...parameter, name, schema };
  }),
);

/** A call without parameters. */
export const noParameters = z.object({});
