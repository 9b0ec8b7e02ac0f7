import type { Language } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import type { ReportDependencies } from '../../reports/engine/report-dependencies.js';
import type { ReportAccess } from '../../request/report-access.js';
import { getSchedulingKey } from '../../request/scheduling-key.js';
import type { AuthenticatedUser } from '../../request/visitor.js';
import type { LogoService } from '../accounts/logo.service.js';
import { readDomainSummaries } from '../dashboards/domain-summaries.js';
import { openDomainDashboard } from '../dashboards/open-dashboards.js';
import { buildDashboardDocument } from './dashboard-document.js';
import type { ComparedCompetitor } from './document-charts.js';
import type { DocumentDrawer } from '../pdf/document-drawer.js';

/** Request for a PDF summary. */
interface PdfRequest {
  user: AuthenticatedUser;
  domain: string;
  base: string;
  language: Language;
  /** Report access of the request, which charges the user's quota. */
  access: ReportAccess;
}

/** Creates PDF summaries of domains for plans that include them. */
export class DashboardPdfService {
  constructor(
    private readonly now: () => Date,
    private readonly logos: LogoService,
    private readonly drawer: DocumentDrawer,
  ) {}

  /** @throws AppError ReportRestricted if the plan has no PDF */
  assertAllowed({ plan }: AuthenticatedUser): void {
    if (!plan.limits.pdf) throw new AppError(ErrorCode.ReportRestricted, { what: notInPlan });
  }

  /** @throws AppError ReportRestricted, DomainNotFound, UnknownBase, and the daily limits */
  async createPdf({ user, domain, base, language, access }: PdfRequest): Promise<Buffer> {
    this.assertAllowed(user);
    const [database, dashboard, logo] = await Promise.all([
      access.reports.bases.byCode(base),
      openDomainDashboard(domain, base, access, {}),
      this.logos.findBrandLogo(user),
    ]);
    const competitor = await closestCompetitor(dashboard.concs?.[0]?.name, base, access.reports);
    const document = buildDashboardDocument({
      dashboard,
      database,
      competitor,
      logo,
      language,
      now: this.now(),
    });
    return this.drawer.draw(document, { ...getSchedulingKey(user), signal: access.reports.signal });
  }
}

async function closestCompetitor(
  name: string | undefined,
  base: string,
  reports: ReportDependencies,
): Promise<ComparedCompetitor | undefined> {
  if (name === undefined) return undefined;
  const [competitor] = await readDomainSummaries([{ name, base }], base, reports, true);
  return competitor ? { name: competitor.name, history: competitor.history } : undefined;
}

const notInPlan = {
  en: 'The free plan has no PDF reports. Every paid plan has them.',
  ru: 'На бесплатном тарифе PDF нет. Он есть на всех платных.',
};
