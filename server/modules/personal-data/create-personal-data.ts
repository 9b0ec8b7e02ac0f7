import type { EmailChangeService } from '../accounts/email-change/email-change.service.js';
import type { HistoryService } from '../history/history.service.js';
import type { MailService } from '../mail/mail.service.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import { AccountCorrectionService } from './account-correction.service.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { PersonalDataService } from './personal-data.service.js';

interface PersonalDataDependencies extends ModuleDependencies {
  history: HistoryService;
  mail: MailService;
  emailChanges: EmailChangeService;
}

/** Creates the services for the rights of a person: copy, correction and deletion. */
export function createPersonalData(dependencies: PersonalDataDependencies) {
  const { postgres, now, audit } = dependencies;
  return {
    personalData: new PersonalDataService(postgres, now, audit),
    accountDeletion: new AccountDeletionService(dependencies),
    accountCorrection: new AccountCorrectionService(dependencies),
  };
}
