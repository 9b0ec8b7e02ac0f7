import type { ExportType, Grouping, MatchType } from '../../contract/ad-export.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { AdExportPreview } from './ad-export.type.js';
import { exportTypeEnum, groupingEnum, matchTypeEnum } from './ad-export.enums.js';
import { openAdExportPreview } from './export-campaign.js';

@Resolver()
export class AdExportResolver {
  @RequireAccess('guest')
  @Query(() => AdExportPreview, {
    complexity: 20,
    description: 'The beginning of a file with which a domain’s ads are loaded into a campaign.',
  })
  adExportPreview(
    @Arg('domain', () => String, { description: 'The domain, as `shop.example`.' }) domain: string,
    @Arg('base', () => String, {
      nullable: true,
      description: 'Code of the database, as `gny`; without it the one chosen in this browser, else `gny`.',
    })
    base: string | undefined,
    @Arg('type', () => exportTypeEnum, { nullable: true, description: 'Program that reads the file.' })
    type: ExportType | undefined,
    @Arg('campaign', () => String, {
      nullable: true,
      description: 'Name of the campaign; without it the domain.',
    })
    campaign: string | undefined,
    @Arg('group', () => groupingEnum, { nullable: true, description: 'What makes a group.' })
    groupBy: Grouping | undefined,
    @Arg('match', () => matchTypeEnum, { nullable: true, description: 'Match of keywords.' })
    match: MatchType | undefined,
    @Arg('minus', () => [String], {
      nullable: true,
      description: 'Words and phrases that the campaign keeps off.',
    })
    negativeKeywords: string[] | undefined,
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
