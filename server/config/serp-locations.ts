/** How services call the region of a database. */
export interface SerpLocation {
  /** Place in the form of the search engine's own list. */
  canonicalName: string;
  /** ISO 3166-1 alpha-2, in lower case. */
  country: string;
  /** Number of the region in Yandex. */
  yandex?: number;
}

const yandex = (number: number, country = 'ru'): SerpLocation => ({
  canonicalName: '',
  country,
  yandex: number,
});

/**
 * The regions of the documented databases. Of a database that is not here the place has to be named in the project; one of another
 * place than the database says would be another region's result under its name.
 */
export const serpLocations: Readonly<Record<string, SerpLocation | undefined>> = {
  gny: { canonicalName: 'New York,New York,United States', country: 'us' },
  gru: { canonicalName: 'Moscow,Moscow,Russia', country: 'ru' },
  gkv: { canonicalName: 'Kyiv,Kyiv city,Ukraine', country: 'ua' },
  msk: yandex(213),
  spb: yandex(2),
  mns: yandex(157, 'by'),
  rnd: yandex(39),
  ekb: yandex(54),
  ufa: yandex(172),
  sar: yandex(194),
  krr: yandex(35),
  prm: yandex(50),
  sam: yandex(51),
  kry: yandex(62),
  oms: yandex(66),
  kzn: yandex(43),
  che: yandex(56),
  nsk: yandex(65),
  nnv: yandex(47),
  vlg: yandex(38),
  vrn: yandex(193),
  tmn: yandex(55),
  tom: yandex(67),
};
