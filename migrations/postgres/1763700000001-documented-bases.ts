import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Code, engine, language, English name, Russian name, short name and currency, in display order. */
const bases = [
  ['gny', 'google', 'en', 'Google New York', 'Google Нью-Йорк', 'G NY', 'USD'],
  ['msk', 'yandex', 'ru', 'Yandex Moscow', 'Яндекс Москва', 'Y MSK', 'RUB'],
  ['gru', 'google', 'ru', 'Google Moscow', 'Google Москва', 'G MSK', 'RUB'],
  ['spb', 'yandex', 'ru', 'Yandex Saint Petersburg', 'Яндекс Санкт-Петербург', 'Y SPB', 'RUB'],
  ['zen', 'yandex', 'ru', 'Yandex Zen', 'Яндекс Дзен', 'Y ZEN', 'RUB'],
  ['gkv', 'google', 'ru', 'Google Kyiv', 'Google Киев', 'G KYV', 'UAH'],
  ['gmns', 'google', 'ru', 'Google Minsk', 'Google Минск', 'G MNS', 'BYN'],
  ['mns', 'yandex', 'ru', 'Yandex Minsk', 'Яндекс Минск', 'Y MNS', 'BYN'],
  ['rnd', 'yandex', 'ru', 'Yandex Rostov-on-Don', 'Яндекс Ростов-на-Дону', 'Y RND', 'RUB'],
  ['ekb', 'yandex', 'ru', 'Yandex Yekaterinburg', 'Яндекс Екатеринбург', 'Y EKB', 'RUB'],
  ['ufa', 'yandex', 'ru', 'Yandex Ufa', 'Яндекс Уфа', 'Y UFA', 'RUB'],
  ['sar', 'yandex', 'ru', 'Yandex Saratov', 'Яндекс Саратов', 'Y SAR', 'RUB'],
  ['krr', 'yandex', 'ru', 'Yandex Krasnodar', 'Яндекс Краснодар', 'Y KRR', 'RUB'],
  ['prm', 'yandex', 'ru', 'Yandex Perm', 'Яндекс Пермь', 'Y PRM', 'RUB'],
  ['sam', 'yandex', 'ru', 'Yandex Samara', 'Яндекс Самара', 'Y SAM', 'RUB'],
  ['kry', 'yandex', 'ru', 'Yandex Krasnoyarsk', 'Яндекс Красноярск', 'Y KRY', 'RUB'],
  ['oms', 'yandex', 'ru', 'Yandex Omsk', 'Яндекс Омск', 'Y OMS', 'RUB'],
  ['kzn', 'yandex', 'ru', 'Yandex Kazan', 'Яндекс Казань', 'Y KZN', 'RUB'],
  ['che', 'yandex', 'ru', 'Yandex Chelyabinsk', 'Яндекс Челябинск', 'Y CHE', 'RUB'],
  ['nsk', 'yandex', 'ru', 'Yandex Novosibirsk', 'Яндекс Новосибирск', 'Y NSK', 'RUB'],
  ['nnv', 'yandex', 'ru', 'Yandex Nizhny Novgorod', 'Яндекс Нижний Новгород', 'Y NNV', 'RUB'],
  ['vlg', 'yandex', 'ru', 'Yandex Volgograd', 'Яндекс Волгоград', 'Y VLG', 'RUB'],
  ['vrn', 'yandex', 'ru', 'Yandex Voronezh', 'Яндекс Воронеж', 'Y VRN', 'RUB'],
  ['tmn', 'yandex', 'ru', 'Yandex Tyumen', 'Яндекс Тюмень', 'Y TMN', 'RUB'],
  ['tom', 'yandex', 'ru', 'Yandex Tomsk', 'Яндекс Томск', 'Y TOM', 'RUB'],
] as const;

/** The databases of the public API; administrators can add more. */
export class DocumentedBases1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [index, [code, engine, lng, name, caption, short, currency]] of bases.entries()) {
      await runner.query(
        `INSERT INTO base (id, priority, code, engine, lng, name, caption, short, currency) VALUES ($1, $1, $2, $3, $4, $5, $6, $7, $8)`,
        [index + 1, code, engine, lng, name, caption, short, currency],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM base WHERE code = ANY($1)`, [bases.map(([code]) => code)]);
  }
}
