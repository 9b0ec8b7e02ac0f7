import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Localised } from '../errors/error-catalogue.js';
import type { ReportDefinition, ReportSection } from '../reports/engine/report-definition.js';

/** A value of a call: read from the path, the query or the body, checked, and handed to GraphQL as a variable. */
export interface RestParameter {
  name: string;
  /** Other names under which existing clients send it. */
  aliases?: readonly string[];
  in: 'path' | 'query';
  type: 'string' | 'integer' | 'boolean' | 'stringList';
  required?: boolean;
  minimum?: number;
  maximum?: number;
  oneOf?: readonly (string | number)[];
  default?: string | number | boolean;
  /** Name of the GraphQL variable; a parameter without one is read by the presentation alone. */
  variable?: string;
  description: Localised;
}

/** Checked values of a call's parameters by their names. */
export type ParameterValues = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/** Part of the documentation in which a call stands. */
export type RestTag = ReportSection | 'dashboards' | 'catalogue';

/** A JSON schema, as far as the API document needs it. */
export interface JsonSchema {
  type?: string | readonly string[];
  description?: Localised;
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema;
  enum?: readonly (string | number)[];
  example?: unknown;
}

/** What shapes an answer may look at. */
export interface ShapeContext {
  values: ParameterValues;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A documented call: which GraphQL operation it runs, with which values, and how the answer is put. No rule lives here. */
export interface RestRoute {
  methods: readonly ('GET' | 'POST')[];
  /** Without `/api`; parts in braces are parameters. */
  path: string;
  tag: RestTag;
  summary: Localised;
  description: Localised;
  parameters: readonly RestParameter[];
  /** GraphQL document with one operation. */
  operation: string;
  /** The body of the answer, from the operation's data. */
  shape(data: Readonly<Record<string, unknown>>, context: ShapeContext): unknown;
  answer: JsonSchema;
  /** Set on reports: `type=csv` and `type=copy` stream the report beside GraphQL. */
  report?: ReportDefinition;
  /** A call even where a browser navigates to it, as a redirect is. */
  alwaysCall?: boolean;
}
