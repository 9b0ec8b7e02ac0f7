import { Query, Resolver } from 'type-graphql';
import type { LoadingSample } from '../../ingest/sample/sample-load.js';
import { Allowed } from '../../schema-kit/allowed.js';
import { SampleLoad } from './sample-load.type.js';

/** How far the sample data is. */
@Resolver()
export class SampleLoadResolver {
  constructor(private readonly sample: LoadingSample) {}

  @Allowed('anybody', { background: true })
  @Query(() => SampleLoad, {
    nullable: true,
    description: 'The load of the sample data; null once it is complete, and where there is none.',
  })
  sampleLoad(): SampleLoad | null {
    return this.sample.current();
  }
}
