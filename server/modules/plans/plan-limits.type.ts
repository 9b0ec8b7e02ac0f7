import { Field, Int, ObjectType } from 'type-graphql';
import { flag, optional, smallInt } from '../../schema-kit/fields.js';

@ObjectType({ description: 'Limits of a plan for a list tool.' })
class ListPlanLimits {
  @smallInt('Maximum lines per list.') list!: number;
  @optional(() => Int, 'Maximum distinct lists per day; null: no limit.') perDay!: number | null;
  @optional(() => Int, 'Maximum distinct lists per month; null: no limit.') perMonth!: number | null;
}

@ObjectType({ description: 'Limits of a plan for rank tracking projects.' })
class PositionPlanLimits {
  @optional(() => Int, 'Maximum stored rank tracking projects; null: no limit.') projects!: number | null;
  @smallInt('Maximum keywords per project.') keywords!: number;
}

/** The fields match `PlanLimits` in server/config/plans.ts, which defines the values. */
@ObjectType({ description: 'Permissions and limits of a plan. Null means no limit.' })
export class PlanLimits {
  @optional(
    () => Int,
    'Maximum distinct reports per day for guests and on the free plan; null on paid plans.',
  )
  reportsPerDay!: number | null;
  @optional(() => Int, 'Maximum distinct domains and keywords analysed per day.') analyzePerDay!:
    | number
    | null;
  @optional(() => Int, 'Maximum readable rows per report.') recordsPerReport!: number | null;
  @optional(() => Int, 'Maximum rows per exported file.') exportRows!: number | null;
  @smallInt('Lowest visible position; 50 if all positions are visible.') deepestPosition!: number;
  @flag('Whether pages after the first can be opened.') paging!: boolean;
  @flag('Whether the number of rows per page can be changed.') perPage!: boolean;
  @flag('Whether reports can be sorted.') sort!: boolean;
  @flag('Whether reports can be filtered.') filter!: boolean;
  @optional(() => Int, 'Maximum conditions per filter.') conditions!: number | null;
  @flag('Whether a table can be copied to the clipboard.') copy!: boolean;
  @flag('Whether domain summaries and competitor reports list competitors.')
  competitorLists!: boolean;
  @flag('Whether ads can be exported.') adExport!: boolean;
  @flag('Whether reports can be saved as PDF.') pdf!: boolean;
  @smallInt('Maximum sites per comparison.') sitesToCompare!: number;
  @optional(() => Int, 'Maximum stored group reports.') groupReports!: number | null;
  @optional(() => Int, 'Maximum keywords per group report.') keysPerGroupReport!: number | null;
  @Field(() => PositionPlanLimits, { description: 'Rank tracking projects.' }) positions!: PositionPlanLimits;
  @flag('Whether keyword clusters can be built.') semanticKernel!: boolean;
  @flag('Whether sites can be found by their advertising and analytics ids.') ownerSearch!: boolean;
  @flag('Whether keyword lists can be extended.') keywordExtension!: boolean;
  @flag('Whether the vocabulary of a page can be extracted.') dictionaryByPage!: boolean;
  @flag('Whether the share of competitors by keywords is visible.') competitorShare!: boolean;
  @smallInt('Maximum users of the account, including the owner.') users!: number;
  @smallInt('Idle timeout of a session. Unit: minutes.') sessionMinutes!: number;
  @flag('Whether the API can be used.') api!: boolean;
  @optional(() => Int, 'Maximum API requests per day.') apiRequestsPerDay!: number | null;
  @smallInt('Maximum saved domains.') domains!: number;
  @smallInt('Maximum entries per list in the keyword tools.') listEntries!: number;
  @smallInt('Maximum keywords per comparison of search result tops.') checkTopKeywords!: number;
  @Field(() => ListPlanLimits, { description: 'Batch analysis of domains.' }) domainsBatch!: ListPlanLimits;
  @Field(() => ListPlanLimits, { description: 'Bulk keyword check.' }) keywordsByList!: ListPlanLimits;
  @Field(() => ListPlanLimits, { description: 'Keyword search.' }) searchKeys!: ListPlanLimits;
  @smallInt('Maximum keywords per keyword extension.') extendedKeywords!: number;
  @smallInt('Maximum keywords per search for competitors.') competitorsByKeywords!: number;
  @optional(() => Int, 'Maximum lines in the plain list tools; null if only the limit of the tool applies.')
  plainListLines!: number | null;
  @flag('Whether words of lists can be counted.') uniqueWords!: boolean;
}
