import { ObjectType } from 'type-graphql';
import { flag, listOf, small } from '../../schema-kit/fields.js';

@ObjectType({ description: 'The load of the sample data of a first start.' })
export class SampleLoad {
  @small('How much of it is loaded, in whole percent. Unit: percent.') percent!: number;
  @flag('Whether it ended before it was complete: the next start begins again.') hasFailed!: boolean;
  @listOf(() => String, 'Codes of the databases that are complete.') complete!: readonly string[];
}
