import { Field, Int, ObjectType } from 'type-graphql';
import { flag, optional, smallInt } from '../../schema-kit/fields.js';

@ObjectType({ description: 'What a plan lets a person do with a tool that takes a list.' })
class ListPlanLimits {
  @smallInt('Lines of one list.') list!: number;
  @optional(() => Int, 'Different lists in a day; null: no limit.') perDay!: number | null;
  @optional(() => Int, 'Different lists in a month; null: no limit.') perMonth!: number | null;
}

@ObjectType({ description: 'What a plan lets a person do with positions projects.' })
class PositionPlanLimits {
  @optional(() => Int, 'Positions projects that may be kept; null: no limit.') projects!: number | null;
  @smallInt('Keywords of one project.') keywords!: number;
}

/** The fields match `PlanLimits` in server/config/plans.ts, which defines the values. */
@ObjectType({ description: 'What a plan lets a person see and do. Null means no limit.' })
export class PlanLimits {
  @optional(
    () => Int,
    'Different reports that may be opened in a day, by guests and on the free plan; null on paid plans.',
  )
  reportsPerDay!: number | null;
  @optional(() => Int, 'Different domains and keywords that may be analysed in a day.') analyzePerDay!:
    | number
    | null;
  @optional(() => Int, 'Rows that may be read of one report. Unit: rows.') recordsPerReport!: number | null;
  @optional(() => Int, 'Rows of one file. Unit: rows.') exportRows!: number | null;
  @smallInt('Deepest position that is shown; 50 for all.') deepestPosition!: number;
  @flag('Whether pages past the first may be opened.') paging!: boolean;
  @flag('Whether another number of rows of a page may be asked for.') perPage!: boolean;
  @flag('Whether reports may be sorted.') sort!: boolean;
  @flag('Whether reports may be filtered.') filter!: boolean;
  @optional(() => Int, 'Conditions of one filter.') conditions!: number | null;
  @flag('Whether a table may be copied to the clipboard.') copy!: boolean;
  @flag('Whether competitors are listed: on the summary of a domain, and by their reports.')
  competitorLists!: boolean;
  @flag('Whether ads may be exported.') adExport!: boolean;
  @flag('Whether reports may be saved as PDF.') pdf!: boolean;
  @smallInt('Sites of one comparison.') sitesToCompare!: number;
  @optional(() => Int, 'Group reports that may be kept.') groupReports!: number | null;
  @optional(() => Int, 'Keywords of one group report.') keysPerGroupReport!: number | null;
  @Field(() => PositionPlanLimits, { description: 'Positions projects.' }) positions!: PositionPlanLimits;
  @flag('Whether keyword clusters may be built.') semanticKernel!: boolean;
  @flag('Whether sites may be found by their advertising and analytics ids.') ownerSearch!: boolean;
  @flag('Whether lists of keywords may be extended.') keywordExtension!: boolean;
  @flag('Whether a dictionary may be made of a page.') dictionaryByPage!: boolean;
  @flag('Whether the share of competitors by keywords is shown.') competitorShare!: boolean;
  @smallInt('People of a corporate account, its owner included.') users!: number;
  @smallInt('Minutes without activity after which a session ends. Unit: minutes.') sessionMinutes!: number;
  @flag('Whether scripts may call with a token.') api!: boolean;
  @optional(() => Int, 'Calls with a token in a day.') apiRequestsPerDay!: number | null;
  @smallInt('Domains that the account saves.') domains!: number;
  @smallInt('Entries of a list in the keyword tools.') listEntries!: number;
  @smallInt('Keywords whose tops may be compared at once.') checkTopKeywords!: number;
  @Field(() => ListPlanLimits, { description: 'Batch analysis of domains.' }) domainsBatch!: ListPlanLimits;
  @Field(() => ListPlanLimits, { description: 'Mass check of keywords.' }) keywordsByList!: ListPlanLimits;
  @Field(() => ListPlanLimits, { description: 'Keyword search.' }) searchKeys!: ListPlanLimits;
  @smallInt('Keywords that more may be found to at once.') extendedKeywords!: number;
  @smallInt('Keywords whose competitors may be found at once.') competitorsByKeywords!: number;
  @optional(
    () => Int,
    'Lines of a list in the tools that work on plain lists; null where the tool alone bounds them.',
  )
  plainListLines!: number | null;
  @flag('Whether the words of lists may be counted.') uniqueWords!: boolean;
}
