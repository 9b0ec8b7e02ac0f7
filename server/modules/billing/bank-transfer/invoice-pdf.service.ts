import type { Language } from '../../../contract/language/localised.js';
import { AppError } from '../../../errors/app-error.js';
import { ErrorCode } from '../../../errors/error-code.js';
import type { AuthenticatedUser } from '../../../request/visitor.js';
import { getSchedulingKey } from '../../../request/scheduling-key.js';
import type { DocumentDrawer } from '../../pdf/document-drawer.js';
import { buildClosingDocument, buildInvoiceDocument } from './invoice-documents.js';
import type { BillDocumentKind } from './invoice-paths.js';
import type { InvoiceService } from './invoice.service.js';

/** Renders invoices and closing documents as PDF. */
export class InvoicePdfService {
  constructor(
    private readonly now: () => Date,
    private readonly invoices: InvoiceService,
    private readonly drawer: DocumentDrawer,
  ) {}

  /** @throws AppError NotFound without access, and for the act of an unpaid invoice */
  async render(
    kind: BillDocumentKind,
    user: AuthenticatedUser,
    billId: number,
    { language, signal }: { language: Language; signal: AbortSignal },
  ): Promise<Buffer> {
    // Team members cannot see the owner's bills.
    if (user.account.id !== user.owner.id) throw new AppError(ErrorCode.NotFound);
    const { bill, invoice } = await this.invoices.findOwned(user, billId);
    if (kind === 'act' && !invoice.paysBill) throw new AppError(ErrorCode.NotFound);
    const buildDocument = kind === 'act' ? buildClosingDocument : buildInvoiceDocument;
    const document = buildDocument({ bill, invoice, language, now: this.now() });
    return this.drawer.draw(document, { ...getSchedulingKey(user), signal });
  }
}
