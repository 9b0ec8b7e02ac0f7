import { Arg, Ctx, Query, Resolver, ObjectType } from 'type-graphql';
import { legalPages } from '../../contract/pages/legal-pages.js';
import type { Language } from '../../contract/language/localised.js';
import type { RequestContext } from '../../request/request-context.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import type { OperatorPagesService } from './operator-pages.service.js';
import { listOf, optional, text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'A post of the operator’s blog.' })
class BlogPost {
  @text('Last part of the path of the page.') slug!: string;
  @text('Publication date, ISO 8601.') date!: string;
  @text('Language: `en` or `ru`.') language!: string;
  @text('Title.') title!: string;
  @text('First paragraph as plain text.') lead!: string;
  @text('Body without the title, as HTML without scripts.') html!: string;
}

@ObjectType({ description: 'A customer review of the service.' })
class OperatorReview {
  @text('Name of the author.') name!: string;
  @optional(() => String, 'Position of the author; null if not specified.') position!: string | null;
  @text('Text of the review, as plain text.') text!: string;
  @optional(() => String, 'URL of the author; null if not specified.') link!: string | null;
}

@ObjectType({ description: 'Content about the service provided by the operator.' })
class OperatorContent {
  @optional(() => String, 'URL of a video player; null if none is configured.') video!: string | null;
  @listOf(() => OperatorReview, 'Customer reviews in the order of the operator’s file.')
  reviews!: OperatorReview[];
}

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
