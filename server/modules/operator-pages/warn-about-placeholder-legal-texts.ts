import type { Logger } from 'pino';
import type { OperatorPagesService } from './operator-pages.service.js';

/** Says in the log which texts of rules name nobody who answers for the service, and how to mend it. */
export async function warnAboutPlaceholderLegalTexts(
  pages: OperatorPagesService,
  log: Logger,
): Promise<void> {
  const files = await pages.placeholderLegalTexts();
  if (files.length === 0) return;
  log.warn(
    { files },
    'texts of rules name nobody: set OPERATOR_NAME and OPERATOR_EMAIL, or write these files in OPERATOR_DIR',
  );
}
