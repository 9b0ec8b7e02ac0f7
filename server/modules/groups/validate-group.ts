import type { PlanLimits } from '../../config/plan-limits.js';
import { minGroupDomains, maxGroupNameChars } from '../../contract/projects/group-limits.js';
import type { Localised } from '../../contract/language/localised.js';
import { AppError } from '../../errors/app-error.js';
import { ErrorCode } from '../../errors/error-code.js';
import { readableDomain } from '../../reports/engine/normalise-subject.js';
import { parseDomainNames } from './read-domain-list.js';

/** Parses the domains of a new report. Throws InvalidField, GroupDomainsLimit. */
export function validateDomains(
  lines: readonly string[],
  { domainsPerGroupReport: limit }: PlanLimits,
): string[] {
  const domains = parseDomainNames(lines);
  if (domains.length < minGroupDomains) throw invalid('domains', tooFewDomainsMessage);
  if (domains.length > limit) {
    throw new AppError(ErrorCode.GroupDomainsLimit, { limit, given: domains.length });
  }
  return domains;
}

/** Control characters and bidirectional overrides. */
const disallowedCharacters = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Normalizes a name; undefined if nothing visible is left. Throws InvalidField for a name that is too long. */
export function validateName(input: string): string | undefined {
  // Replaces lone surrogates, which cannot be stored.
  const wellFormed = Buffer.from(input).toString();
  const name = wellFormed.replace(/\s+/g, ' ').replace(disallowedCharacters, '').trim();
  if (!/[^\p{C}\p{Z}]/u.test(name)) return undefined;
  if ([...name].length > maxGroupNameChars) throw invalid('name', nameTooLongMessage);
  return name;
}

/** Default name of a report: its domains. */
export function defaultGroupName(domains: readonly string[]): string {
  return [...domains.map(readableDomain).join(', ')].slice(0, maxGroupNameChars).join('');
}

const tooFewDomainsMessage: Localised = {
  en: `Enter at least ${minGroupDomains} domains, one per line.`,
  ru: `Укажите хотя бы ${minGroupDomains} домена, по одному в строке.`,
};

const nameTooLongMessage: Localised = {
  en: `A name has at most ${maxGroupNameChars} characters.`,
  ru: `Название – не длиннее ${maxGroupNameChars} знаков.`,
};

function invalid(field: string, message: Localised): AppError {
  return new AppError(ErrorCode.InvalidField, { field, what: message });
}
