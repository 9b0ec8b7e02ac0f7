import type { Language } from '../../contract/language/localised.js';
import type { ImportRecord, JsonFormat, JsonObject } from './import-format.js';
import { isObject, objectAt, scalarAt } from './json-reading.js';
import { failureReasons, type ResponseFailure } from './response-failure.js';

/** Responses of a service in a file. */
export interface ResponseCounts {
  total: number;
  failed: number;
  /** The most frequent failures. */
  failures: (ResponseFailure & { count: number })[];
}

const maxListedFailures = 5;
const maxCountedFailures = 1000;
const maxMessageChars = 200;

/** Levels of objects around a response, for example a dump with a response per keyword. */
const maxDepth = 3;

/** Keys around a response that are not keywords. */
const envelopeKeys = new Set(['data', 'items', 'response', 'responses', 'result', 'results']);

/** Converts the responses of a service to records, and counts those without results. */
export class ResponseReader {
  private total = 0;
  private failed = 0;
  /** By message or reason. */
  private readonly failures = new Map<string, ResponseFailure & { count: number }>();

  constructor(private readonly format: JsonFormat) {}

  /** Records of a JSON value: a response, several in the envelope of the service, or a dump with a response per keyword. */
  *read(value: JsonObject): Iterable<ImportRecord> {
    let count = 0;
    for (const { response, keyword } of this.findResponses(value, 0)) {
      count++;
      yield* this.readResponse(response, keyword);
    }
    if (count === 0) this.addFailure(serviceMessage(value) ?? { reason: 'otherContent' });
  }

  /** Undefined before the first response. */
  counts(): ResponseCounts | undefined {
    const { total, failed } = this;
    if (total === 0) return undefined;
    const failures = [...this.failures.values()]
      .toSorted((a, b) => b.count - a.count)
      .slice(0, maxListedFailures);
    return { total, failed, failures };
  }

  private *findResponses(
    value: JsonObject,
    depth: number,
    keyword?: string,
  ): Iterable<{ response: JsonObject; keyword?: string | undefined }> {
    const { format } = this;
    const keys = new Set(Object.keys(value));
    if (format.isResponse?.(keys) ?? format.recognises(keys)) {
      for (const response of format.responses?.(value) ?? [value]) yield { response, keyword };
      return;
    }
    // The error of one keyword in a dump.
    if (depth > 0 && typeof value['error'] === 'string') yield { response: value, keyword };
    if (depth === maxDepth) return;
    const ownKeyword = scalarAt(value, 'keyword', 'query');
    for (const [key, member] of Object.entries(value)) {
      const memberKeyword = ownKeyword?.toString() ?? (envelopeKeys.has(key) ? keyword : key);
      for (const part of Array.isArray(member) ? member : [member]) {
        if (isObject(part)) yield* this.findResponses(part, depth + 1, memberKeyword);
      }
    }
  }

  private *readResponse(response: JsonObject, keyword: string | undefined): Iterable<ImportRecord> {
    const { format } = this;
    const failure = format.failure?.(response) ?? (format.failure ? undefined : errorOf(response));
    if (failure) {
      this.addFailure(failure);
      return;
    }
    let count = 0;
    for (const record of format.records(response)) {
      if (keyword !== undefined && format.resultScope === 'pages') record.keyword ??= keyword;
      count++;
      yield record;
    }
    if (count > 0) this.total++;
    else this.addFailure({ reason: 'noResults' });
  }

  private addFailure(failure: ResponseFailure): void {
    this.total++;
    this.failed++;
    const limited = 'message' in failure ? { message: failure.message.slice(0, maxMessageChars) } : failure;
    const key = 'message' in limited ? limited.message : limited.reason;
    const counted = this.failures.get(key);
    if (counted) counted.count++;
    else if (this.failures.size < maxCountedFailures) this.failures.set(key, { ...limited, count: 1 });
  }
}

function errorOf(response: JsonObject): ResponseFailure | undefined {
  return typeof response['error'] === 'string' ? { message: response['error'] } : undefined;
}

/** The error in an object without results, as services and libraries write it. */
export function serviceMessage(value: JsonObject): { message: string } | undefined {
  const text =
    scalarAt(value, 'error', 'error_message', 'status_message', 'message', 'detail') ??
    scalarAt(objectAt(value, 'error'), 'message', 'status', 'code');
  return text === undefined ? undefined : { message: String(text) };
}

/** Localised text of the failures; undefined without any. */
export function failedResponsesText(
  responses: ResponseCounts | undefined,
  language: Language,
): string | undefined {
  if (!responses || responses.failed === 0) return undefined;
  const { total, failed, failures } = responses;
  const number = (count: number) => count.toLocaleString(language);
  const list = failures
    .map((failure) => {
      const text =
        'message' in failure ? quote(failure.message, language) : failureReasons[failure.reason][language];
      return failure.count > 1 ? `${text} (${number(failure.count)})` : text;
    })
    .join(', ');
  return {
    en: `${number(failed)} of ${number(total)} responses without results, which change nothing: ${list}`,
    ru: `Ответов без результатов: ${number(failed)} из ${number(total)}; они ничего не меняют: ${list}`,
  }[language];
}

const quote = (text: string, language: Language): string => (language === 'ru' ? `«${text}»` : `“${text}”`);
