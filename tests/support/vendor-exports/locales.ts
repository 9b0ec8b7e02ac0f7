import type { TextEncoding } from '../../../server/contract/file-reading.js';

/** How people of a country write texts, numbers and dates. */
export interface Locale {
  name: string;
  words: readonly string[];
  /** Encodings besides Unicode, by the names of the importer. */
  encodings: readonly TextEncoding[];
  decimal: '.' | ',';
  /** Separator of thousands. */
  group: string;
  date: (year: string, month: string, day: string) => string;
}

const dotted: Locale['date'] = (year, month, day) => `${day}.${month}.${year}`;
const slashed: Locale['date'] = (year, month, day) => `${day}/${month}/${year}`;
const monthFirst: Locale['date'] = (year, month, day) => `${Number(month)}/${Number(day)}/${year}`;
const iso: Locale['date'] = (year, month, day) => `${year}-${month}-${day}`;

const locale = (
  name: string,
  words: string,
  encodings: readonly TextEncoding[],
  style: readonly [decimal: Locale['decimal'], group: string, date: Locale['date']],
): Locale => {
  const [decimal, group, date] = style;
  return { name, words: words.split(' '), encodings, decimal, group, date };
};

/** Locales of exports. */
export const locales: readonly Locale[] = [
  locale(
    'en',
    'kettle steel garden hose camping tent buy cheap café',
    ['windows-1252'],
    ['.', ',', monthFirst],
  ),
  locale(
    'en-GB',
    'kettle steel garden hose camping tent buy cheap £5',
    ['windows-1252'],
    ['.', ',', slashed],
  ),
  locale(
    'de',
    'wasserkocher gartenmöbel für größe schläuche günstig kaufen straße',
    ['windows-1252', 'iso-8859-1'],
    [',', '.', dotted],
  ),
  locale(
    'fr',
    'bouilloire été réfrigérateur pas cher à français forêt où',
    ['windows-1252'],
    [',', '\u202f', slashed],
  ),
  locale('es', 'tetera niños jardín muebles camión baño señal barato', ['windows-1252'], [',', '.', slashed]),
  locale('it', 'bollitore città perché acciaio giardino però qualità', ['windows-1252'], [',', '.', slashed]),
  locale('pt', 'chaleira coração maçã jardim água não promoções', ['windows-1252'], [',', '.', slashed]),
  locale('nl', 'waterkoker tuin goedkoop één coördinatie reünie', ['windows-1252'], [',', '.', dotted]),
  locale('sv', 'vattenkokare trädgård köp billig möbler ängel å', ['windows-1252'], [',', '\u00a0', iso]),
  locale(
    'pl',
    'czajnik ogród łóżko tanio święta żółty źródło',
    ['windows-1250', 'iso-8859-2'],
    [',', '\u00a0', dotted],
  ),
  locale('cs', 'konvice zahrada levně příšerně žluťoučký kůň', ['windows-1250'], [',', '\u00a0', dotted]),
  locale('hu', 'vízforraló kert olcsó őszi tűzhely könyvesbolt', ['windows-1250'], [',', '\u00a0', iso]),
  locale('tr', 'çaydanlık bahçe ucuz güneş gözlüğü kiralık ev', ['windows-1254'], [',', '.', dotted]),
  locale(
    'ru',
    'чайник садовая мебель купить дёшево подъезд щётка',
    ['windows-1251', 'koi8-r'],
    [',', '\u00a0', dotted],
  ),
  locale('uk', 'чайник садові меблі купити дешево їжак ґанок', ['windows-1251'], [',', '\u00a0', dotted]),
  locale('el', 'βραστήρας κήπος φθηνά έπιπλα αγορά', ['windows-1253'], [',', '.', slashed]),
  locale('he', 'קומקום גינה זול רהיטים לקנות', ['windows-1255'], ['.', ',', dotted]),
  locale('ar', 'غلاية حديقة رخيص أثاث شراء', ['windows-1256'], ['.', ',', slashed]),
  locale('lt', 'virdulys sodas pigiai ąžuolas žvakė šviesa ėjimas', ['windows-1257'], [',', '\u00a0', iso]),
  locale('th', 'กาต้มน้ำ สวน ราคาถูก เฟอร์นิเจอร์', ['windows-874'], ['.', ',', slashed]),
  locale('hi', 'केतली बगीचा सस्ता फर्नीचर खरीदें', [], ['.', ',', slashed]),
  locale('ja', '野菜 宅配 電気ケトル 庭 安い 家具 ランキング', ['shift_jis', 'euc-jp'], ['.', ',', iso]),
  locale('zh', '跑步鞋 推荐 电热水壶 花园 便宜 家具 哪个牌子好', ['gb18030'], ['.', ',', iso]),
  locale('zh-TW', '電熱水壺 花園 便宜 傢俱 推薦 跑步鞋', ['big5'], ['.', ',', iso]),
  locale('ko', '전기포트 정원 저렴한 가구 구매 추천', ['euc-kr'], ['.', ',', dotted]),
  locale('de-CH', 'wasserkocher garten möbel günstig bücher café', ['windows-1252'], ['.', '’', dotted]),
  locale('en-IN', 'kettle steel garden cheap price near me', [], ['.', ',', slashed]),
];
