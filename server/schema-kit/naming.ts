import { camelCase } from '../contract/formatting/camel-case.js';

/** Converts `organic-keywords` to `OrganicKeywords`, for GraphQL type names. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
