import type { Logger } from 'pino';
import type { OperatorPagesService } from './operator-pages.service.js';

/** Logs a warning about legal texts that still contain placeholders for the operator. */
export async function warnAboutPlaceholderLegalPages(
  pages: OperatorPagesService,
  log: Logger,
): Promise<void> {
  const files = await pages.placeholderLegalPages();
  if (files.length === 0) return;
  log.warn(
    { files },
    'legal pages do not name the operator: set OPERATOR_NAME and OPERATOR_EMAIL, or create these files in OPERATOR_DIR',
  );
}
