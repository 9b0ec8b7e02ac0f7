import type { ExportType, Grouping, MatchType } from '../../contract/reports/ad-export.js';
import { Args, ArgsType, Ctx, Field, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { AdExportPreview } from './ad-export.type.js';
import { openAdExportPreview } from './export-campaign.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

const exportTypeEnum = vocabularyEnum<ExportType>('AdExportType', 'Ad editor whose file format is used.', {
  google: 'Google Ads Editor.',
  yandex: 'Direct Commander.',
});

const groupingEnum = vocabularyEnum<Grouping>('AdGrouping', 'Grouping of ads and keywords.', {
  ad: 'One group per ad, with all its keywords.',
  keyword: 'One group per keyword, with all its ads.',
});

const matchTypeEnum = vocabularyEnum<MatchType>('KeywordMatch', 'Match type of the keywords.', {
  broad: 'Any word form and order, with other words.',
  phrase: 'The words in this order, with other words before or after.',
  exact: 'Only the keyword itself.',
});

/** Campaign settings. */
@ArgsType()
class AdExportArgs {
  @Field(() => String, { description: 'Domain, for example `shop.example`.' })
  domain!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the database; defaults to the one chosen in this browser, or `gny`.',
  })
  base?: string | null;

  @Field(() => exportTypeEnum, { nullable: true, description: 'Ad editor that imports the file.' })
  type?: ExportType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Campaign name; defaults to the domain.',
  })
  campaign?: string | null;

  @Field(() => groupingEnum, { nullable: true, description: 'Grouping of ads and keywords.' })
  group?: Grouping | null;

  @Field(() => matchTypeEnum, { nullable: true, description: 'Match type of the keywords.' })
  match?: MatchType | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Negative keywords of the campaign.',
  })
  minus?: string[] | null;
}

@Resolver()
export class AdExportResolver {
  @RequireAccess('guest')
  @Query(() => AdExportPreview, {
    complexity: 20,
    description: 'Preview of a campaign file with the ads of a domain.',
  })
  adExportPreview(
    @Args() { domain, base, type, campaign, group: groupBy, match, minus: negativeKeywords }: AdExportArgs,
    @Ctx() context: RequestContext,
  ): Promise<AdExportPreview> {
    const request = {
      type: type ?? undefined,
      campaign: campaign ?? undefined,
      groupBy: groupBy ?? undefined,
      match: match ?? undefined,
      negativeKeywords: negativeKeywords ?? undefined,
    };
    return openAdExportPreview(domain, base ?? context.defaultBase, request, context);
  }
}
