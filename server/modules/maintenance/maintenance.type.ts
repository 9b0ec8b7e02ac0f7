import { ObjectType } from 'type-graphql';
import { flag, optional } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Maintenance mode, in which only administrators can use the service.' })
export class Maintenance {
  @flag('Whether maintenance mode is on.') isOn!: boolean;
  @optional(() => String, 'Start, ISO 8601; null if maintenance mode is off.')
  since!: string | null;
  @optional(() => String, 'Expected end, ISO 8601; null if unknown.')
  until!: string | null;
}
