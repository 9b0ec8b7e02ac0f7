import type { z } from 'zod';
import type { Localised } from '../../contract/language/localised.js';
import {
  getReportParameter,
  reportParameters,
  type ReportParameterKey,
} from '../../contract/reports/report-parameters.js';
import { reportParameterDescriptions } from '../../contract/reports/report-parameter-descriptions.js';
import { filterLimits } from '../../reports/engine/filter/parse-value.js';
import { numberChoice, text, textChoice, integer } from './parameter-kinds.js';
import { inPath, inQuery } from './rest-parameters.js';

/** Domain parameter. */
export const domainParameter = inQuery(text(), getMetadata('domain'));

/** Database parameter; defaults to the caller's database. */
export const baseParameter = inQuery(text().optional(), getMetadata('base'));

const shared: Readonly<Partial<Record<ReportParameterKey, z.ZodType>>> = {
  ...Object.fromEntries(getRestParameterKeys().map((key) => [key, declareParameter(key)])),
  domain: domainParameter,
  base: baseParameter,
};

/** Parameters shared by reports, by their REST names. Parameters without a REST name are omitted. */
export function sharedParameters(
  requested: readonly ReportParameterKey[],
): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(
    requested.flatMap((key) => {
      const { restName } = getReportParameter(key);
      const parameter = shared[key];
      return restName === undefined || parameter === undefined ? [] : [[restName, parameter]];
    }),
  );
}

/** Language of a file; defaults to that of the request. */
export function localeParameter(description: Localised) {
  return inQuery(textChoice(['en', 'ru']).optional(), { description });
}

function getRestParameterKeys(): ReportParameterKey[] {
  return (Object.keys(reportParameters) as ReportParameterKey[]).filter(
    (key) => getReportParameter(key).restName !== undefined,
  );
}

function declareParameter(key: ReportParameterKey): z.ZodType {
  const declare = getReportParameter(key).location === 'path' ? inPath : inQuery;
  return declare(applyRequirement(key), getMetadata(key));
}

function applyRequirement(key: ReportParameterKey): z.ZodType {
  const { default: defaultValue, required } = getReportParameter(key);
  const schema = getParameterSchema(key);
  if (defaultValue !== undefined) return schema.default(defaultValue);
  return required ? schema : schema.optional();
}

function getParameterSchema(key: ReportParameterKey): z.ZodType {
  const { type, oneOf, minimum: from, maximum: to } = getReportParameter(key);
  // A filter may be as long as the engine accepts, as in GraphQL.
  if (type !== 'integer') return key === 'filter' ? text(filterLimits.textChars) : text();
  return oneOf ? numberChoice(oneOf) : integer({ from, to });
}

function getMetadata(key: ReportParameterKey) {
  return {
    aliases: getReportParameter(key).aliases,
    description: reportParameterDescriptions[key],
    variable: key,
  };
}
