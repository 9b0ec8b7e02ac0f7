import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fileFields, type FileField } from '../../contract/file-fields.js';
import { count, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import { FileReading, FileReadingChoices } from './reading.type.js';
import type { ReadBy } from './inspect-upload.js';

const readByEnum = vocabularyEnum<ReadBy>('TableReading', 'Basis on which the columns of a table are read.', {
  format: 'By its known format.',
  chosen: 'By the columns passed with the request.',
  kept: 'By a mapping saved for its header.',
  guessed: 'By fields guessed from names and values.',
  none: 'Not readable until the user chooses the columns.',
});

type ColumnUse = 'used' | 'leftOut' | 'unknown';

const columnUseEnum = vocabularyEnum<ColumnUse>('FileColumnUse', 'Use of a column of a file.', {
  used: 'The column is read.',
  leftOut: 'The column is recognised but ignored; `reason` explains why.',
  unknown: 'The column is not recognised and is ignored.',
});

/** Fields that a column can be mapped to. */
const fileFieldEnum = vocabularyEnum<FileField>(
  'FileField',
  'Field that a column of a file is read as.',
  Object.fromEntries(
    fileFields.map((field) => [field, `The field \`${field}\` of the import format.`]),
  ) as Record<FileField, string>,
);

@ObjectType({ description: 'Field chosen for a column.' })
class ChosenColumn {
  @text('Name of the column in the file.') name!: string;
  @Field(() => fileFieldEnum, { nullable: true, description: 'Field of the column; null to ignore it.' })
  field!: FileField | null;
}

@ObjectType({ description: 'Options of a file in its previous import.' })
class FileChoices {
  @optional(() => String, 'Code of the database.') base!: string | null;
  @optional(() => String, 'ISO date.') date!: string | null;
  @optional(() => String, 'Domain of rows without a host.') domain!: string | null;
  @Field(() => [ChosenColumn], { nullable: true, description: 'Fields of the columns.' })
  columns!: ChosenColumn[] | null;
  @flag('Whether the file contains all positions of its domain.') complete!: boolean;
  @flag('Whether dates later than tomorrow (UTC) were accepted.') allowFuture!: boolean;
  @Field(() => FileReadingChoices, { description: 'How values are read that allow several readings.' })
  reading!: FileReadingChoices;
}

@ObjectType({ description: 'An uploaded file that has not been imported yet.' })
export class WaitingFile {
  @Field(() => ID, { description: 'Id of the file.' }) id!: string;
  @text('Original file name.') name!: string;
  @count('File size. Unit: bytes.') size!: number;
  @text('Upload time, ISO 8601.') createdAt!: string;
  @Field(() => FileChoices, {
    nullable: true,
    description: 'Options of its failed or cancelled import; null if the file has not been imported before.',
  })
  choices!: FileChoices | null;
}

@ObjectType({ description: 'An upload with the same content as another file.' })
export class RepeatedFile {
  @text('Name of the upload.') name!: string;
  @optional(() => String, 'End of its import, ISO 8601; null if it has not been imported.')
  importedAt!: string | null;
}

@ObjectType({ description: 'Upload quota of the account.' })
export class UploadQuota {
  @count('Maximum size of a file. Unit: bytes.') largest!: number;
  @count('Maximum total size of the uploaded files. Unit: bytes.') whole!: number;
  @count('Total size of the uploaded files. Unit: bytes.') used!: number;
}

@ObjectType({ description: 'Number of values of a numeric column, or of a column of SERP features.' })
export class ColumnValueCounts {
  @count('Number of values that the import uses.') valid!: number;
  @count('Number of rows without a value.') empty!: number;
  @count('Number of values that the import does not understand. Their rows are stored without them.')
  invalid!: number;
  @listOf(() => String, 'Up to three values that the import does not understand.') examples!: string[];
}

@ObjectType({ description: 'A column of a file and its use.' })
class FileColumn {
  @text('Name of the column in the file.') name!: string;
  @oneOf(columnUseEnum, 'Use of the column.') use!: ColumnUse;
  @optional(() => String, 'Field that the column is read as; null if it is ignored.') field!: string | null;
  @optional(
    () => String,
    'Reason why a recognised column is ignored, in the language of the request; null for other columns.',
  )
  reason!: string | null;
  @listOf(() => String, 'First values without conversion; empty if the file is not a table.')
  values!: string[];
  @Field(() => ColumnValueCounts, {
    nullable: true,
    description: 'Counts of the values in the first rows; null for columns with text values.',
  })
  counts!: ColumnValueCounts | null;
}

@ObjectType({ description: 'A limitation of a file, such as missing dates.' })
class FileRemark {
  @text('Code, for example `noDate`. `nothingReadable`: an import would store nothing.') code!: string;
  @text('Text in the language of the request.') text!: string;
}

@ObjectType({
  description: 'Predicted import result of the first rows of a file.',
})
class FileForecast {
  @smallInt('Number of inspected rows.') of!: number;
  @flag('Whether the file contains no other rows.') isAll!: boolean;
  @smallInt('Number of rows with totals or averages, which are excluded.') totalRows!: number;
  @smallInt('Number of rows that will be rejected.') rejected!: number;
  @smallInt('Number of results and ads beyond position 50, which are not stored.') beyond!: number;
  @smallInt('Number of rows with a date later than tomorrow (UTC), which `allowFuture` must confirm.')
  future!: number;
  @flag('Whether all results and ads belong to one domain.') isOneSite!: boolean;
}

@ObjectType('KeptMappingName', { description: 'Name of a saved column mapping.' })
class SavedMappingName {
  @Field(() => Int, { description: 'Id of the mapping.' }) id!: number;
  @text('Name of the mapping.') name!: string;
}

@ObjectType({
  description: 'A saved column mapping, applied automatically to files with the same header.',
})
export class ColumnMapping extends SavedMappingName {
  @smallInt('Number of columns that the mapping reads.') columns!: number;
  @text('Creation time, ISO 8601.') createdAt!: string;
}

@ObjectType({ description: 'Preview of a table in an uploaded file.' })
export class InspectedTable {
  @optional(() => String, 'File within an archive, or sheet of a workbook; null for a plain file.')
  entry!: string | null;
  @optional(() => String, 'Type of the archive or workbook, for example `zip`; null for a plain file.')
  container!: string | null;
  @optional(
    () => String,
    'Name of the format, for example `Semrush organic positions`; null if it is unknown.',
  )
  format!: string | null;
  @optional(
    () => String,
    'Reason why the table is skipped, in the language of the request; null if it is read.',
  )
  skipped!: string | null;
  @optional(() => String, 'Encoding of the text, for example `windows-1254`; null for a skipped table.')
  encoding!: string | null;
  @listOf(() => FileReading, 'How values that allow several readings are read.') readings!: FileReading[];
  @oneOf(readByEnum, 'Basis on which the columns are read.') readBy!: ReadBy;
  @optional(() => SavedMappingName, 'Mapping saved for the header; null without one.')
  kept!: SavedMappingName | null;
  @optional(() => String, 'Domain found in the file name or the first lines; null if there is none.')
  domain!: string | null;
  @optional(() => String, 'Date found in the file name or the first lines, ISO 8601; null if there is none.')
  date!: string | null;
  @optional(() => String, 'Code of the database found in the file; null if there is none.')
  base!: string | null;
  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Number of rows without the header; null if it cannot be determined before the import.',
  })
  rows!: number | null;
  @Field(() => FileForecast, {
    nullable: true,
    description: 'Predicted import result of the first rows; null if the table is not readable.',
  })
  forecast!: FileForecast | null;
  @listOf(() => FileColumn, 'Columns in file order; for JSON objects their keys.') columns!: FileColumn[];
  @listOf(() => FileRemark, 'Limitations of the table.') remarks!: FileRemark[];
  @listOf(() => String, 'Fields of the first rows.') fields!: string[];
  @Field(() => [[String]], {
    description: 'Parsed values of the first rows, in the order of `fields`; empty for missing values.',
  })
  records!: string[][];
}

@InputType({ description: 'Field that a column of a file is read as.' })
export class ColumnChoice {
  @Field(() => String, { description: 'Name of the column in the file.' }) name!: string;
  @Field(() => fileFieldEnum, { nullable: true, description: 'Field of the column; null to ignore it.' })
  field?: FileField | null;
}
