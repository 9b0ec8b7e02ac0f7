import { Query, Resolver, ObjectType } from 'type-graphql';
import type { SampleLoadStatus } from '../../ingest/sample/sample-load.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { flag, listOf, smallInt } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Status of loading the sample data on the first start.' })
class SampleLoad {
  @smallInt('Loaded percentage over all databases. Unit: percent.') percent!: number;
  @flag('Whether loading failed. The next start repeats it.') hasFailed!: boolean;
  @listOf(() => String, 'Codes of the loaded databases.') complete!: readonly string[];
}

/** Status of the sample load. */
@Resolver()
export class SampleLoadResolver {
  constructor(private readonly sampleLoadStatus: SampleLoadStatus) {}

  @RequireAccess('public', { isBackground: true })
  @Query(() => SampleLoad, {
    nullable: true,
    description: 'Status of loading the sample data; null if it is complete or was not needed.',
  })
  sampleLoad(): SampleLoad | null {
    return this.sampleLoadStatus.current();
  }
}
