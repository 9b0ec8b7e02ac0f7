import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { legalPages } from '../../contract/pages/legal-pages.js';
import type { Language } from '../../contract/language/localised.js';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { OperatorPagesService } from './operator-pages.service.js';
import { BlogPost, OperatorContent } from './operator-pages.type.js';

const languageArgument = {
  nullable: true,
  description: 'Language, `en` or `ru`. Defaults to the language of the request.',
} as const;

/** Content that the operator adds to the product. */
@Resolver()
export class OperatorPagesResolver {
  constructor(
    private readonly pages: OperatorPagesService,
    private readonly videoUrl: string | undefined,
  ) {}

  @RequireAccess('guest')
  @Query(() => OperatorContent, { description: 'Content about the service provided by the operator.' })
  async operatorContent(@Ctx() { language }: RequestContext): Promise<OperatorContent> {
    return { video: this.videoUrl ?? null, reviews: await this.pages.loadReviews(language) };
  }

  @RequireAccess('guest')
  @Query(() => [BlogPost], { description: 'Posts of the operator’s blog, newest first.' })
  blogPosts(@Ctx() { language }: RequestContext): Promise<BlogPost[]> {
    return this.pages.listPosts(language);
  }

  @RequireAccess('guest')
  @Query(() => BlogPost, {
    nullable: true,
    description:
      'A post of the operator’s blog, preferably in the language of the request; null if it does not exist.',
  })
  async blogPost(
    @Arg('slug', () => String, { description: 'Last part of the path of the page.' }) slug: string,
    @Ctx() { language }: RequestContext,
  ): Promise<BlogPost | null> {
    return (await this.pages.findPost(slug, language)) ?? null;
  }

  @RequireAccess('guest')
  @Query(() => String, {
    nullable: true,
    description:
      'Operator’s text of a legal page as HTML with placeholders such as `{{operator}}`; null if the bundled text is used.',
  })
  async legalText(
    @Arg('slug', () => String, {
      description: 'Last part of the path of the page, for example `cookie-law`.',
    })
    slug: string,
    @Arg('language', () => String, languageArgument) requestedLanguage: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    const page = legalPages.find((legalPage) => legalPage.slug === slug);
    const language: Language =
      requestedLanguage === 'en' || requestedLanguage === 'ru' ? requestedLanguage : context.language;
    return (page && (await this.pages.readLegalText(page.slug, language))) ?? null;
  }
}
