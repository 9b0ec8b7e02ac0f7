import { registerEnumType } from 'type-graphql';

/** A vocabulary as type-graphql wants it: a GraphQL enum whose values are their own names. */
export type VocabularyEnum<Value extends string> = Readonly<Record<Value, Value>>;

/**
 * Makes the GraphQL enum of a vocabulary: the same texts on the wire, each with its meaning. Take it for the type of fields and
 * arguments. `meanings` names every value, so that one more in the vocabulary does not compile without its meaning.
 */
export function vocabularyEnum<Value extends string>(
  name: string,
  description: string,
  descriptions: Readonly<Record<Value, string>>,
): VocabularyEnum<Value> {
  const values = Object.keys(descriptions) as Value[];
  const type = Object.fromEntries(values.map((value) => [value, value])) as VocabularyEnum<Value>;
  const valuesConfig = Object.fromEntries(
    values.map((value) => [value, { description: descriptions[value] }]),
  ) as Record<Value, { description: string }>;
  registerEnumType(type, { name, description, valuesConfig });
  return type;
}
