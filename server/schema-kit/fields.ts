import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, Float, Int } from 'type-graphql';
import type { TypeThunk } from './type-thunk.js';
import type { VocabularyEnum } from './vocabulary-enum.js';

type Decorator = ReturnType<typeof Field>;

/** An integer of any size: counts, volumes, ids. */
export const count = (description: string): Decorator => Field(() => GraphQLSafeInt, { description });

/** A small integer: positions, years. */
export const smallInt = (description: string): Decorator => Field(() => Int, { description });

export const decimal = (description: string): Decorator => Field(() => Float, { description });

export const text = (description: string): Decorator => Field(() => String, { description });

export const flag = (description: string): Decorator => Field(() => Boolean, { description });

/** A value of a vocabulary. */
export const oneOf = <Value extends string>(type: VocabularyEnum<Value>, description: string): Decorator =>
  Field(() => type, { description });

/** A nullable field. The description explains when it is null. */
export const optional = (type: TypeThunk, description: string): Decorator =>
  Field(type, { nullable: true, description });

/** A list of non-null items. */
export const listOf = (item: TypeThunk, description: string): Decorator =>
  Field(() => [item()], { description });
