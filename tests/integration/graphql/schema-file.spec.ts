import {
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildAppSchema } from '../../../server/app-schema.js';

describe('the schema, which "npm run check:generated" compares with schema.graphql', () => {
  it('has a description for every type, field and argument', async () => {
    const schema = await buildAppSchema();
    const productTypes = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
    const silent = productTypes.flatMap((type) => [
      ...(['Query', 'Mutation'].includes(type.name) ? [] : [type]),
      ...partsOf(type),
    ]);
    expect(silent.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });
});

interface DescribedElement {
  name: string;
  description?: string | null;
}

/** Fields and arguments of a type. */
function partsOf(type: GraphQLNamedType): DescribedElement[] {
  if (isInputObjectType(type)) return Object.values(type.getFields());
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values<GraphQLField<unknown, unknown>>(type.getFields());
  return fields.flatMap((field): DescribedElement[] => [
    { name: `${type.name}.${field.name}`, description: field.description },
    ...field.args.map(({ name, description }) => ({ name: `${field.name}(${name})`, description })),
  ]);
}
