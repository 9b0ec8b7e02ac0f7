import { exportTypes, groupings, matchTypes } from '../../contract/ad-export.js';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { Allowed } from '../../schema-kit/allowed.js';
import { AdExportPreview } from './ad-export.type.js';
import { openAdExportPreview } from './export-campaign.js';

const oneOf = (values: readonly string[]) => `One of ${values.join(', ')}.`;

@Resolver()
export class AdExportResolver {
  @Allowed('guest')
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
    @Arg('type', () => String, {
      nullable: true,
      description: `Program that reads the file. ${oneOf(exportTypes)}`,
    })
    type: string | undefined,
    @Arg('campaign', () => String, {
      nullable: true,
      description: 'Name of the campaign; without it the domain.',
    })
    campaign: string | undefined,
    @Arg('group', () => String, { nullable: true, description: `What makes a group. ${oneOf(groupings)}` })
    groupBy: string | undefined,
    @Arg('match', () => String, { nullable: true, description: `Match of keywords. ${oneOf(matchTypes)}` })
    match: string | undefined,
    @Arg('minus', () => [String], {
      nullable: true,
      description: 'Words and phrases that the campaign keeps off.',
    })
    minusWords: string[] | undefined,
    @Ctx() context: RequestContext,
  ): Promise<AdExportPreview> {
    const asked = {
      type: type ?? undefined,
      campaign: campaign ?? undefined,
      groupBy: groupBy ?? undefined,
      match: match ?? undefined,
      minusWords: minusWords ?? undefined,
    };
    return openAdExportPreview(domain, base ?? context.defaultBase, asked, context);
  }
}
