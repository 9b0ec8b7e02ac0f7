import { Field, InputType, ObjectType } from 'type-graphql';
import { count, flag, listOf, text } from '../../schema-kit/fields.js';
import { DomainHistoryPoint } from './domain-dashboard.type.js';

@InputType({ description: 'A domain in a database.' })
export class DomainInput {
  @Field(() => String, { description: 'Domain. A scheme, `www.` and a path are ignored.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the database. Defaults to the database selected in this browser, then to `gny`.',
  })
  base?: string | null;
}

@ObjectType({ description: 'Totals of a domain.' })
export class DomainSummary {
  @count('Id of the domain, the same in every database.') id!: number;
  @text('The domain, in Unicode.') name!: string;
  @text('Code of the database.') base!: string;
  @count('Keywords in the top 1. Unit: keywords.') it1!: number;
  @count('Keywords in the top 3. Unit: keywords.') it3!: number;
  @count('Keywords in the top 5. Unit: keywords.') it5!: number;
  @count('Keywords in the top 10. Unit: keywords.') it10!: number;
  @count('Keywords in the top 50. Unit: keywords.') it50!: number;
  @count('Estimated visits from organic search. Unit: visits a day.') vis!: number;
  @flag('Whether vis is an estimate; false if the keywords have no search volumes.') hasVolumes!: boolean;
  @listOf(() => DomainHistoryPoint, 'Totals at each snapshot, oldest first.')
  history!: DomainHistoryPoint[];
}
