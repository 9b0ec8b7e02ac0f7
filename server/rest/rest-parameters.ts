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
interface ParameterFacts {
  /** Where it is read from. `query` covers the body too; `body` is for secrets, which are read from no address. */
  in: 'path' | 'query' | 'body';
  /** Other names under which existing clients send it. */
  aliases?: readonly string[];
  /** Name of the GraphQL variable; a parameter without one is read by the presentation alone. */
  variable?: string;
  description: Localised;
}

/** A parameter of a call with all that is declared of it. */
export interface ListedParameter extends ParameterFacts {
  name: string;
  schema: z.ZodType;
}

const facts = z.registry<ParameterFacts>();

/** Declares a parameter of the address's path. */
export const inPath = placedIn('path');
/** Declares a parameter of the query or the body. */
export const inQuery = placedIn('query');
/** Declares a parameter of the body alone. */
export const inBody = placedIn('body');

function placedIn(place: ParameterFacts['in']) {
  return <Kind extends z.ZodType>(kind: Kind, rest: Omit<ParameterFacts, 'in'>): Kind => {
    facts.add(kind, { ...rest, in: place });
    return kind;
  };
}

/** The parameters of a call in their order. Throws for one that was not placed. */
export const listed = memoizePerObject(({ shape }: RestParameters): readonly ListedParameter[] =>
  Object.entries(shape).map(([name, schema]) => {
    const known = facts.get(schema);
    if (!known) throw new Error(`The parameter ${name} has no place.`);
    return { ...known, name, schema };
  }),
);

/** A call without parameters. */
export const noParameters = z.object({});
