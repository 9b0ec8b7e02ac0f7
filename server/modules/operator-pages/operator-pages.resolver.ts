import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { legalPages } from '../../contract/legal-pages.js';
import type { Language } from '../../contract/localised.js';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { OperatorPagesService } from './operator-pages.service.js';
import { BlogPost, OperatorContent } from './operator-pages.type.js';

const languageArgument = {
  nullable: true,
  description: 'The language, `en` or `ru`; that of the request where it is missing.',
} as const;

/** Content that the operator adds to the product. */
@Resolver()
export class OperatorPagesResolver {
  constructor(
    private readonly pages: OperatorPagesService,
    private readonly videoUrl: string | undefined,
  ) {}

  @RequireAccess('guest')
  @Query(() => OperatorContent, { description: 'What the operator shows of the service.' })
  async operatorContent(@Ctx() { language }: RequestContext): Promise<OperatorContent> {
    return { video: this.videoUrl ?? null, reviews: await this.pages.reviews(language) };
  }

  @RequireAccess('guest')
  @Query(() => [BlogPost], { description: 'The posts of the operator’s blog, the newest first.' })
  blogPosts(@Ctx() { language }: RequestContext): Promise<BlogPost[]> {
    return this.pages.posts(language);
  }

  @RequireAccess('guest')
  @Query(() => BlogPost, {
    nullable: true,
    description:
      'A post of the operator’s blog, in the language of the request, else in the other; null where there is none.',
  })
  async blogPost(
    @Arg('slug', () => String, { description: 'The last step of its address.' }) slug: string,
    @Ctx() { language }: RequestContext,
  ): Promise<BlogPost | null> {
    return (await this.pages.post(slug, language)) ?? null;
  }

  @RequireAccess('guest')
  @Query(() => String, {
    nullable: true,
    description:
      'The operator’s own text of a page of rules, as HTML with placeholders as `{{operator}}`; null where the product’s own holds.',
  })
  async legalText(
    @Arg('slug', () => String, { description: 'The last step of its address, as `cookie-law`.' })
    slug: string,
    @Arg('language', () => String, languageArgument) requestedLanguage: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<string | null> {
    const page = legalPages.find((legalPage) => legalPage.slug === slug);
    const language: Language =
      requestedLanguage === 'en' || requestedLanguage === 'ru' ? requestedLanguage : context.language;
    return (page && (await this.pages.legalText(page.slug, language))) ?? null;
  }
}
