import type { HistoryService } from '../history/history.service.js';
import type { MailService } from '../mail/mail.service.js';
import type { ModuleDependencies } from '../platform/module-dependencies.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { PersonalDataService } from './personal-data.service.js';

interface PersonalDataDependencies extends ModuleDependencies {
  history: HistoryService;
  mail: MailService;
}

/** Creates the services for the rights of a person: copy and deletion. */
export function createPersonalData(dependencies: PersonalDataDependencies) {
  const { postgres, now, audit } = dependencies;
  return {
    personalData: new PersonalDataService(postgres, now, audit),
    accountDeletion: new AccountDeletionService(dependencies),
  };
}
