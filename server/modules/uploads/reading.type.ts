import { Field, InputType, ObjectType } from 'type-graphql';
import type { DateOrder, DecimalMark, ReadingSetting } from '../../contract/file-reading.js';
import { listOf, oneOf, optional, text } from '../../schema-kit/fields.js';
import { vocabularyEnum } from '../../schema-kit/vocabulary-enum.js';

const readingSettingEnum = vocabularyEnum<ReadingSetting>(
  'ReadingSetting',
  'Setting of a file whose values allow several readings.',
  {
    encoding: 'Encoding of the text.',
    dateOrder: 'Order of day and month in dates such as `05/09/2026`.',
    decimal: 'Decimal separator of numbers such as `1,234`.',
    market:
      'Market whose rows are read: country, database, region or device. `split`: all, each into the database with its code.',
  },
);

const dateOrderEnum = vocabularyEnum<DateOrder>('DateOrder', 'Order of day and month in numeric dates.', {
  day: 'The day comes first.',
  month: 'The month comes first.',
});

const decimalMarkEnum = vocabularyEnum<DecimalMark>('DecimalMark', 'Decimal separator.', {
  point: 'A point.',
  comma: 'A comma.',
});

@ObjectType({ description: 'A value of a reading setting.' })
class ReadingChoice {
  @text('Value, as the input type `FileReadingInput` expects it.') value!: string;
  @text('Name in the language of the request.') name!: string;
}

@ObjectType({ description: 'How a table whose values allow several readings is read.' })
export class FileReading {
  @oneOf(readingSettingEnum, 'The setting.') setting!: ReadingSetting;
  @optional(() => String, 'Value of the setting; null if the user has to choose it.') value!: string | null;
  @text('Evidence of the value, or the open question, in the language of the request.') text!: string;
  @listOf(() => ReadingChoice, 'Possible values, likely ones first.') choices!: ReadingChoice[];
}

@ObjectType({ description: 'Reading settings that the user chose for a file.' })
export class FileReadingChoices {
  @optional(() => String, 'Encoding; null if it is detected.') encoding!: string | null;
  @Field(() => dateOrderEnum, {
    nullable: true,
    description: 'Order of day and month; null if it is detected.',
  })
  dateOrder!: DateOrder | null;
  @Field(() => decimalMarkEnum, { nullable: true, description: 'Decimal separator; null if it is detected.' })
  decimal!: DecimalMark | null;
  @optional(() => String, 'Market whose rows are read; null without a choice.') market!: string | null;
}

@InputType({ description: 'How values of a file are read that allow several readings. Detected by default.' })
export class FileReadingInput {
  @Field(() => String, {
    nullable: true,
    description: 'Encoding, for example `windows-1254` or `shift_jis`.',
  })
  encoding?: string | null;
  @Field(() => dateOrderEnum, { nullable: true, description: 'Order of day and month in numeric dates.' })
  dateOrder?: DateOrder | null;
  @Field(() => decimalMarkEnum, { nullable: true, description: 'Decimal separator.' })
  decimal?: DecimalMark | null;
  @Field(() => String, {
    nullable: true,
    description: 'Market whose rows are read, or `split`: each market into the database with its code.',
  })
  market?: string | null;
}
