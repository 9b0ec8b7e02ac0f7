import { Field, ID, InputType } from 'type-graphql';
import {
  clusterFileTypes,
  maxClusterFileKb,
  maxUnpackedClusterFileMb,
  type ClusteringSource,
} from '../../contract/projects/clustering.js';
import type { IncomingFile } from '../../request/uploaded-file.js';
import { UploadScalar } from '../../schema-kit/upload.scalar.js';
import { clusteringSourceEnum } from './clustering.enums.js';

@InputType({ description: 'Source of keywords: exactly one of a list, a file or a group report.' })
export class ImportSource {
  @Field(() => [String], {
    nullable: true,
    description: 'Keywords; blank and duplicate lines are ignored.',
  })
  keywords?: string[] | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description:
      'Keywords as an uploaded text, one per line. Use it for lists that exceed the GraphQL body limit (tens of thousands of lines).',
  })
  list?: IncomingFile | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description:
      `File of type ${clusterFileTypes.join(', ')}, at most ${maxClusterFileKb} KB, unpacked at most ` +
      `${maxUnpackedClusterFileMb} MB: one keyword per line, the columns Keyword;Search volume;Exact search volume, or any ` +
      'keyword file supported by data imports. Workbooks: the first sheet with keywords; archives: all keyword files.',
  })
  file?: IncomingFile | null;

  @Field(() => ID, { nullable: true, description: 'Id of a group report.' })
  group?: string | null;

  @Field(() => clusteringSourceEnum, {
    defaultValue: 'SEARCH',
    description: 'Keywords of the group report to import.',
  })
  source!: ClusteringSource;
}
