/** Location of a database in the APIs of SERP providers. */
export interface SerpLocation {
  /** Canonical name in Google's list of locations. */
  canonicalName: string;
  /** ISO 3166-1 alpha-2 in lower case. */
  country: string;
  /** Yandex region id. */
  yandex?: number;
}

const yandex = (number: number, country = 'ru'): SerpLocation => ({
  canonicalName: '',
  country,
  yandex: number,
});

/**
 * Locations of the databases in docs/public-api.md. For other databases the project specifies the location.
 * There is no default, because results of another region would be wrong.
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
