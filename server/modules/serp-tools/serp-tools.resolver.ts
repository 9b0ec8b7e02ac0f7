import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { defaultTopDepth, topDepths } from '../../contract/tools/top-depths.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { compareSerps } from './compare-serps.js';
import { linesExist } from './lines-exist.js';
import { SerpComparison } from './serp-comparison.type.js';
import { serpHistory } from './serp-history.js';
import { SerpHistory } from './serp-history.type.js';

const base = {
  nullable: true,
  description:
    'Code of the database, such as `gny`. Defaults to the database selected in this browser, then to `gny`.',
};

@Resolver()
export class SerpToolsResolver {
  @RequireAccess('guest')
  @Query(() => SerpComparison, {
    complexity: 20,
    description:
      'Latest search results of several keywords, with shared domains and pages. Counts as one report per day.',
  })
  serpComparison(
    @Arg('keywords', () => [String], { description: 'Keywords; duplicates are ignored.' })
    keywords: string[],
    @Arg('depth', () => Int, {
      defaultValue: defaultTopDepth,
      description: `Number of positions per keyword: ${topDepths.join(', ')}.`,
    })
    depth: number,
    @Arg('base', () => String, base) code: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<SerpComparison> {
    if (!topDepths.some((topDepth) => topDepth === depth)) {
      const choices = topDepths.join(', ');
      throw new AppError(ErrorCode.BadRequest, {
        what: { en: `depth must be one of ${choices}`, ru: `depth – одно из ${choices}` },
      });
    }
    return compareSerps(keywords, depth, code ?? context.defaultBase, context);
  }

  @RequireAccess('guest')
  @Query(() => SerpHistory, {
    complexity: 10,
    description: 'Monthly search results of a keyword, oldest first. Counts as one report per day.',
  })
  serpHistory(
    @Arg('keyword', () => String, { description: 'The keyword.' }) keyword: string,
    @Arg('base', () => String, base) code: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<SerpHistory> {
    return serpHistory(keyword, code ?? context.defaultBase, context);
  }

  @RequireAccess('guest')
  @Query(() => [Boolean], {
    complexity: 20,
    description: 'Whether each of the keywords is in the database, in request order.',
  })
  knownKeywords(
    @Arg('keywords', () => [String], { description: 'Keywords, up to 5,000.' }) keywords: string[],
    @Arg('base', () => String, base) code: string | undefined,
    @Ctx() { defaultBase, reports }: RequestContext,
  ): Promise<boolean[]> {
    return linesExist(keywords, 'keywords', code ?? defaultBase, reports);
  }

  @RequireAccess('guest')
  @Query(() => [Boolean], {
    complexity: 20,
    description: 'Whether each of the domains is in the database, in request order.',
  })
  knownDomains(
    @Arg('domains', () => [String], { description: 'Domains, up to 5,000.' }) domains: string[],
    @Arg('base', () => String, base) code: string | undefined,
    @Ctx() { defaultBase, reports }: RequestContext,
  ): Promise<boolean[]> {
    return linesExist(domains, 'domains', code ?? defaultBase, reports);
  }
}
