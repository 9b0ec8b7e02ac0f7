import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { fileFields, type FileField } from '../../contract/file-fields.js';
import { count, flag, listOf, oneOf, optional, smallInt, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';
import type { ReadBy } from './inspect-upload.js';

const readByEnum = vocabularyEnum<ReadBy>('TableReading', 'Why a table is read as it is.', {
  format: 'Its format is known.',
  chosen: 'By the columns as they were chosen with the call.',
  kept: 'By a mapping that was kept for its header.',
  guessed: 'By what its columns are likely to be.',
  none: 'Nobody knows how: its columns have to be chosen.',
});

type ColumnUse = 'used' | 'leftOut' | 'unknown';

const columnUseEnum = vocabularyEnum<ColumnUse>('FileColumnUse', 'What becomes of a column of a file.', {
  used: 'It is read.',
  leftOut: 'It is known and not read; the reason is said.',
  unknown: 'Nobody knows what it is; it is not read.',
});

/** Fields that a column can be mapped to. */
const fileFieldEnum = vocabularyEnum<FileField>(
  'FileField',
  'What a column of a file is read as.',
  Object.fromEntries(
    fileFields.map((field) => [field, `The field \`${field}\` of the import format.`]),
  ) as Record<FileField, string>,
);

@ObjectType({ description: 'What a column was chosen to be.' })
class ChosenColumn {
  @text('Name of the column, as it stands in the file.') name!: string;
  @Field(() => fileFieldEnum, { nullable: true, description: 'What it is; null leaves it out.' })
  field!: FileField | null;
}

@ObjectType({ description: 'What was said of a file when its import was started.' })
class FileChoices {
  @optional(() => String, 'Code of the database.') base!: string | null;
  @optional(() => String, 'ISO date.') date!: string | null;
  @optional(() => String, 'Domain of rows that have no host.') domain!: string | null;
  @Field(() => [ChosenColumn], { nullable: true, description: 'What its columns are.' })
  columns!: ChosenColumn[] | null;
  @flag('Whether it holds all positions of its domain.') complete!: boolean;
}

@ObjectType({ description: 'A file that waits to be imported.' })
export class WaitingFile {
  @Field(() => ID, { description: 'Id.' }) id!: string;
  @text('Name, as its owner calls it.') name!: string;
  @count('Size. Unit: bytes.') size!: number;
  @text('When it came, ISO 8601.') createdAt!: string;
  @Field(() => FileChoices, {
    nullable: true,
    description: 'What was said of it for an import that failed or was cancelled; null before there was one.',
  })
  choices!: FileChoices | null;
}

@ObjectType({ description: 'How much may be uploaded.' })
export class UploadQuota {
  @count('Largest file that is taken. Unit: bytes.') largest!: number;
  @count('All files of an account that wait together. Unit: bytes.') whole!: number;
  @count('What of that is taken. Unit: bytes.') used!: number;
}

@ObjectType({ description: 'A column of a file, and what becomes of it.' })
class FileColumn {
  @text('Name, as it stands in the file.') name!: string;
  @oneOf(columnUseEnum, 'What becomes of it.') use!: ColumnUse;
  @optional(() => String, 'Field that it is read as; null of one that is not read.') field!: string | null;
  @optional(
    () => String,
    'Why a known column is not read, in the language of the request; null of all others.',
  )
  reason!: string | null;
  @listOf(() => String, 'Its first values as they stand; empty of what is no table.') values!: string[];
}

@ObjectType({ description: 'What a file cannot tell, or how far it can be trusted.' })
class FileRemark {
  @text('Code, as `noDate`; `nothingReadable` where an import of it would store nothing.') code!: string;
  @text('The same in words, in the language of the request.') text!: string;
}

@ObjectType({
  description: 'What will become of the first rows of a file, as far as they tell it before the import.',
})
class FileForecast {
  @smallInt('Rows that were looked at. Unit: rows.') of!: number;
  @flag('Whether the file holds no more.') isAll!: boolean;
  @smallInt('Rows that will be rejected. Unit: rows.') rejected!: number;
  @smallInt('Results and ads beyond position 50, counted and not stored. Unit: rows.') beyond!: number;
  @flag('Whether all results and ads are of one domain.') isOneSite!: boolean;
}

@ObjectType('KeptMappingName', { description: 'A mapping of columns that was kept by name.' })
class SavedMappingName {
  @Field(() => Int, { description: 'Id.' }) id!: number;
  @text('Name.') name!: string;
}

@ObjectType({
  description:
    'A mapping of columns that was kept by name: used by itself for the next file with its header.',
})
export class ColumnMapping extends SavedMappingName {
  @smallInt('Columns of the header that it reads.') columns!: number;
  @text('When it was kept, ISO 8601.') createdAt!: string;
}

@ObjectType({ description: 'A table of an uploaded file, as it would be read.' })
export class InspectedTable {
  @optional(() => String, 'Of an archive the file in it, of a workbook the sheet; null of a plain file.')
  entry!: string | null;
  @optional(() => String, 'Archive or workbook that it stands in, as `zip`; null of a plain file.')
  container!: string | null;
  @optional(
    () => String,
    'Name of its format, as `Semrush organic positions`; null where no reader knows it.',
  )
  format!: string | null;
  @optional(() => String, 'Why it is not read at all, in the language of the request; null where it is.')
  skipped!: string | null;
  @oneOf(readByEnum, 'Why it is read as it is.') readBy!: ReadBy;
  @optional(() => SavedMappingName, 'The mapping that was kept for its header; null where there is none.')
  kept!: SavedMappingName | null;
  @optional(() => String, 'Domain that its name or its first lines tell; null where they tell none.')
  domain!: string | null;
  @optional(() => String, 'Date that its name or its first lines tell, ISO 8601; null where they tell none.')
  date!: string | null;
  @optional(() => String, 'Code of the database that it tells; null where it tells none.')
  base!: string | null;
  @Field(() => GraphQLSafeInt, {
    nullable: true,
    description: 'Its rows without the header; null where they cannot be told before it is read. Unit: rows.',
  })
  rows!: number | null;
  @Field(() => FileForecast, {
    nullable: true,
    description: 'What will become of its first rows; null where nobody knows how to read it.',
  })
  forecast!: FileForecast | null;
  @listOf(() => FileColumn, 'Its columns in their order; of objects their keys.') columns!: FileColumn[];
  @listOf(() => FileRemark, 'What it cannot tell.') remarks!: FileRemark[];
  @listOf(() => String, 'Fields of the first rows, in the order of the report.') fields!: string[];
  @Field(() => [[String]], {
    description: 'The first rows as they will be read, by these fields; a blank value is not there.',
  })
  records!: string[][];
}

@InputType({ description: 'What a column of a file is read as.' })
export class ColumnChoice {
  @Field(() => String, { description: 'Name of the column, as it stands in the file.' }) name!: string;
  @Field(() => fileFieldEnum, { nullable: true, description: 'What it is; null leaves it out.' })
  field?: FileField | null;
}
