import { registerEnumType } from 'type-graphql';

/** Enum object for type-graphql whose values equal their names. */
export type VocabularyEnum<Value extends string> = Readonly<Record<Value, Value>>;

/**
 * Registers the GraphQL enum of a vocabulary. `descriptions` is exhaustive, so a new value does not compile without
 * one.
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
