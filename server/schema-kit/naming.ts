import { camelCase } from '../contract/camel-case.js';

/** `organic-keywords` → `OrganicKeywords`: how GraphQL names the types of a report. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
