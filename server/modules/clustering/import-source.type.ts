import { Field, ID, InputType } from 'type-graphql';
import {
  clusterFileTypes,
  maxClusterFileKb,
  maxUnpackedClusterFileMb,
  type ClusteringSource,
} from '../../contract/clustering.js';
import type { IncomingFile } from '../../request/uploaded-file.js';
import { UploadScalar } from '../../schema-kit/upload.scalar.js';
import { clusteringSourceEnum } from './clustering.enums.js';

@InputType({ description: 'Where keywords come from: a list, a file or a group report, one of them.' })
export class ImportSource {
  @Field(() => [String], {
    nullable: true,
    description: 'Keywords; blank lines and repeated ones do not count.',
  })
  keywords?: string[] | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description:
      'The same keywords as a text sent as a file, one per line: a body of GraphQL holds no more than some tens of thousands.',
  })
  list?: IncomingFile | null;

  @Field(() => UploadScalar, {
    nullable: true,
    description:
      `A file of the type ${clusterFileTypes.join(', ')}, up to ${maxClusterFileKb} KB, unpacked up to ` +
      `${maxUnpackedClusterFileMb} MB: a keyword on each line, the columns Keyword;Search volume;Exact search volume, or any ` +
      'keyword file that an import reads; of a workbook the first sheet with keywords, of an archive all of its keyword files.',
  })
  file?: IncomingFile | null;

  @Field(() => ID, { nullable: true, description: 'Id of a group report.' })
  group?: string | null;

  @Field(() => clusteringSourceEnum, {
    defaultValue: 'SEARCH',
    description: 'Which keywords of the group report.',
  })
  source!: ClusteringSource;
}
