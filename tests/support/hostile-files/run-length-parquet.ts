/** Fields of a Thrift struct in the compact protocol. */
class ThriftStruct {
  private readonly bytes: number[] = [];
  private previousField = 0;

  integer(field: number, value: number, type: 5 | 6 = 5): this {
    return this.header(field, type).varint(value * 2);
  }

  text(field: number, value: string): this {
    return this.header(field, 8)
      .varint(value.length)
      .raw([...Buffer.from(value)]);
  }

  struct(field: number, struct: ThriftStruct): this {
    return this.header(field, 12).raw(struct.end());
  }

  /** A list of structs or of integers. */
  list(field: number, items: readonly (ThriftStruct | number)[]): this {
    const isStructs = items[0] instanceof ThriftStruct;
    this.header(field, 9).raw([(items.length << 4) | (isStructs ? 12 : 5)]);
    for (const item of items) {
      if (item instanceof ThriftStruct) this.raw(item.end());
      else this.varint(item * 2);
    }
    return this;
  }

  texts(field: number, items: readonly string[]): this {
    this.header(field, 9).raw([(items.length << 4) | 8]);
    for (const item of items) this.varint(item.length).raw([...Buffer.from(item)]);
    return this;
  }

  end(): number[] {
    return [...this.bytes, 0];
  }

  private header(field: number, type: number): this {
    this.bytes.push(((field - this.previousField) << 4) | type);
    this.previousField = field;
    return this;
  }

  private varint(value: number): this {
    let remaining = value;
    while (remaining >= 128) {
      this.bytes.push((remaining % 128) | 128);
      remaining = Math.floor(remaining / 128);
    }
    this.bytes.push(remaining);
    return this;
  }

  private raw(bytes: readonly number[]): this {
    this.bytes.push(...bytes);
    return this;
  }
}

const varint = (value: number): number[] => {
  const bytes: number[] = [];
  let remaining = value;
  for (; remaining >= 128; remaining = Math.floor(remaining / 128)) bytes.push((remaining % 128) | 128);
  return [...bytes, remaining];
};

/**
 * A Parquet file of a few hundred bytes whose only column repeats one value. `declaredRows` is the number of rows in the
 * metadata, which the page may exceed.
 */
export function runLengthParquet(rows: number, declaredRows = rows): Buffer {
  const magic = [...Buffer.from('PAR1')];
  // One dictionary value, and one run of indexes with a width of one bit.
  const dictionary = [7, 0, 0, 0, ...Buffer.from('kettle!')];
  const dictionaryHeader = new ThriftStruct()
    .integer(1, 2)
    .integer(2, dictionary.length)
    .integer(3, dictionary.length)
    .struct(7, new ThriftStruct().integer(1, 1).integer(2, 0));
  const values = [1, ...varint(rows * 2), 0];
  const pageHeader = new ThriftStruct()
    .integer(1, 0)
    .integer(2, values.length)
    .integer(3, values.length)
    .struct(5, new ThriftStruct().integer(1, rows).integer(2, 8).integer(3, 3).integer(4, 3));
  const dictionaryPage = [...dictionaryHeader.end(), ...dictionary];
  const dataPage = [...pageHeader.end(), ...values];
  const size = dictionaryPage.length + dataPage.length;
  const column = new ThriftStruct()
    .integer(1, 6)
    .list(2, [0, 8])
    .texts(3, ['keyword'])
    .integer(4, 0)
    .integer(5, declaredRows, 6)
    .integer(6, size, 6)
    .integer(7, size, 6)
    .integer(9, magic.length + dictionaryPage.length, 6)
    .integer(11, magic.length, 6);
  const chunk = new ThriftStruct().integer(2, magic.length, 6).struct(3, column);
  const group = new ThriftStruct().list(1, [chunk]).integer(2, size, 6).integer(3, declaredRows, 6);
  const schema = [
    new ThriftStruct().text(4, 'schema').integer(5, 1),
    new ThriftStruct().integer(1, 6).integer(3, 0).text(4, 'keyword').integer(6, 0),
  ];
  const metadata = new ThriftStruct()
    .integer(1, 1)
    .list(2, schema)
    .integer(3, declaredRows, 6)
    .list(4, [group])
    .end();
  const length = Buffer.alloc(4);
  length.writeUInt32LE(metadata.length);
  return Buffer.from([...magic, ...dictionaryPage, ...dataPage, ...metadata, ...length, ...magic]);
}
