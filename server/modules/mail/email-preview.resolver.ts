import { Arg, Ctx, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { text } from '../../schema-kit/fields.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { mailKinds, renderSampleEmail } from './sample-emails.js';

const optionalText = { nullable: true } as const;

@ObjectType({ description: 'An e-mail that the server sends, with sample data.' })
class EmailPreview {
  @text('Name of the template.') template!: string;
  @text('Subject.') subject!: string;
  @text('Plain text.') text!: string;
  @text('HTML document.') html!: string;
}

/** Previews of all e-mails. */
@Resolver()
export class EmailPreviewResolver {
  constructor(private readonly publicUrl: string) {}

  @RequireAccess('administrator', { roles: ['support', 'accountant'] })
  @Query(() => [EmailPreview], {
    description:
      'All e-mails that the server sends, with sample data. An unknown template returns an empty list.',
  })
  emailPreviews(
    @Arg('template', () => String, { ...optionalText, description: 'Name of a template; all if omitted.' })
    template: string | null | undefined,
    @Arg('language', () => String, {
      ...optionalText,
      description: 'Language, `en` or `ru`. Defaults to the language of the request.',
    })
    requestedLanguage: string | null | undefined,
    @Ctx() context: RequestContext,
  ): EmailPreview[] {
    const language =
      requestedLanguage === 'en' || requestedLanguage === 'ru' ? requestedLanguage : context.language;
    const { freeTrial } = context.visitor.planSet;
    const settings = { publicUrl: this.publicUrl, freeTrial };
    return mailKinds
      .filter((kind) => (template ?? kind) === kind)
      .map((kind) => renderSampleEmail(kind, language, settings));
  }
}
