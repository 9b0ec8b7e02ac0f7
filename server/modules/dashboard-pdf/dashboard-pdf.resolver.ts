import { Arg, Ctx, Query, Resolver, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../request/request-context.js';
import { requireUser } from '../../request/visitor.js';
import { RequireAccess } from '../../schema-kit/require-access.js';
import { openDomainDashboard } from '../dashboards/open-dashboards.js';
import type { DashboardPdfService } from './dashboard-pdf.service.js';
import { pdfPath } from './pdf-path.js';
import { text } from '../../schema-kit/fields.js';

@ObjectType({ description: 'PDF summary of a domain.' })
class DashboardPdf {
  @text('Path of the file on this server, accessible only to the same user.') url!: string;
}

@Resolver()
export class DashboardPdfResolver {
  constructor(private readonly dashboardPdf: DashboardPdfService) {}

  @RequireAccess('user')
  @Query(() => DashboardPdf, {
    complexity: 20,
    description: 'Address of the PDF summary of a domain. The file is created on download.',
  })
  async domainDashboardPdf(
    @Arg('domain', () => String, { description: 'The domain, as `shop.example`.' }) domain: string,
    @Arg('base', () => String, {
      nullable: true,
      description:
        'Code of the database, such as `gny`. Defaults to the database selected in this browser, then to `gny`.',
    })
    code: string | undefined,
    @Ctx() context: RequestContext,
  ): Promise<DashboardPdf> {
    this.dashboardPdf.assertAllowed(requireUser(context.visitor));
    // Report unknown names here, where the page can show the error.
    const { name, base } = await openDomainDashboard(domain, code ?? context.defaultBase, context, {
      parts: [],
    });
    return { url: pdfPath(name, base, context.language) };
  }
}
