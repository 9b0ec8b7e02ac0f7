import { ObjectType } from 'type-graphql';
import { flag, optional } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Maintenance: everybody but administrators is asked to come again later.' })
export class Maintenance {
  @flag('Whether it is under way.') isOn!: boolean;
  @optional(() => String, 'Since when, ISO 8601; null where it is not under way.')
  since!: string | null;
  @optional(() => String, 'When it should be over, ISO 8601; null where nobody said.')
  until!: string | null;
}
