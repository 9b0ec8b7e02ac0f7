import { ArgsType, Field, ID } from 'type-graphql';
import type { KeywordSource } from '../../../contract/reports/keyword-sources.js';
import type { IncomingFile } from '../../../request/uploaded-file.js';
import { UploadScalar } from '../../../schema-kit/upload.scalar.js';
import { keywordSourceEnum } from './list-tools.enums.js';

/** Keywords from a text, a file or a report. */
@ArgsType()
export class KeywordListArgs {
  @Field(() => String, { nullable: true, description: 'Keywords, one per line.' })
  list?: string | null;

  @Field(() => UploadScalar, { nullable: true, description: 'Keywords as a UTF-8 text file.' })
  file?: IncomingFile | null;

  @Field(() => keywordSourceEnum, {
    nullable: true,
    description: 'Uses the keywords of a report, which the other arguments select.',
  })
  from?: KeywordSource | null;

  @Field(() => String, { nullable: true, description: 'Domain of the report.' })
  domain?: string | null;

  @Field(() => String, { nullable: true, description: 'Page of the report, as a path or URL.' })
  pageUrl?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the group report.' })
  rid?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the database; defaults to the database selected in this browser, then to `gny`.',
  })
  base?: string | null;

  @Field(() => String, { nullable: true, description: 'Filter of the report.' })
  filter?: string | null;
}
