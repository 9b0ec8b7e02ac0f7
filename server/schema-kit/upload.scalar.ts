import { GraphQLError, GraphQLScalarType } from 'graphql';
import { Upload } from 'graphql-upload-minimal';
import type { IncomingFile } from '../request/uploaded-file.js';

/** A file variable of a multipart request. */
export const UploadScalar = new GraphQLScalarType<IncomingFile, never>({
  name: 'Upload',
  description: 'A file of a GraphQL multipart request with the header `Apollo-Require-Preflight`.',
  parseValue: (value) => {
    if (value instanceof Upload) return value;
    throw new GraphQLError('A file must be sent as a part of a multipart request.');
  },
  parseLiteral: () => {
    throw new GraphQLError('A file must be sent as a part of a multipart request.');
  },
  serialize: () => {
    throw new GraphQLError('A file cannot be returned.');
  },
});
