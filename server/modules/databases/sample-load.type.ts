import { ObjectType } from 'type-graphql';
import { flag, listOf, smallInt } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Status of loading the sample data on the first start.' })
export class SampleLoad {
  @smallInt('Loaded percentage over all databases. Unit: percent.') percent!: number;
  @flag('Whether loading failed. The next start repeats it.') hasFailed!: boolean;
  @listOf(() => String, 'Codes of the loaded databases.') complete!: readonly string[];
}
