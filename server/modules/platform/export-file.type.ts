import { ObjectType } from 'type-graphql';
import { text } from '../../schema-kit/fields.js';

export const xlsxMimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const zipMimeType = 'application/zip';
export const csvMimeType = 'text/csv; charset=utf-8';

@ObjectType({ description: 'A file to download.' })
export class ExportFile {
  @text('File name.') name!: string;
  @text('Media type.') mimeType!: string;
  @text('Content, Base64.') base64!: string;
}
