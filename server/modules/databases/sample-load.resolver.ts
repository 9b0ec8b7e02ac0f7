import { Query, Resolver } from 'type-graphql';
import type { SampleLoadStatus } from '../../ingest/sample/sample-load.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { SampleLoad } from './sample-load.type.js';

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
