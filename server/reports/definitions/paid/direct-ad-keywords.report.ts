import { uuidColumn } from '../../columns/direct-ad-columns.js';
import { keywordsOfAdColumns } from '../../columns/keywords-of-ad-columns.js';
import { vendorAttributes } from '../../columns/vendor-columns.js';
import { generationConditions, subjectDomainIdSql } from '../../engine/source-sql.js';
import { defineReport } from '../../engine/report-definition.js';

const adConditionSql =
  "if({arg_adHash:String} = '', title = {arg_adTitle:String}, ad_id = toUInt64OrZero({arg_adHash:String}))";

/** Keywords that trigger an ad in a Yandex base; without the ad id, those of all ads with the title. */
export const directAdKeywords = defineReport({
  id: 'direct-ad-keywords',
  section: 'paid',
  subject: 'domain',
  engine: 'yandex',
  title: { en: 'Keywords of the Direct ad', ru: 'Фразы объявления Директа' },
  description: {
    en: 'Keywords that trigger this ad in Yandex search results.',
    ru: 'Фразы, по которым это объявление показывается в выдаче Яндекса.',
  },
  rowNoun: { en: ['keyword', 'keywords'], ru: ['фраза', 'фразы', 'фраз'] },
  row: { kind: 'keyword', key: ['kid', 'uuid'] },
  restPath: '/report/simple/direct/adkeys',
  route: '/direct/adkeys',
  presentation: { subjectList: 'direct-ads-by-domain' },
  source: {
    name: 'keywords of a direct ad',
    from: 'ad_by_domain',
    where: [...generationConditions, `domain_id = ${subjectDomainIdSql}`, adConditionSql],
    identity: ['keyword_id', 'ad_id'],
    attributes: vendorAttributes(),
  },
  searchColumn: 'word',
  defaultSort: 'wsk|desc',
  columns: { ...keywordsOfAdColumns, uuid: uuidColumn },
  arguments: {
    adTitle: {
      type: 'string',
      required: false,
      requiredUnless: 'adHash',
      default: '',
      description: {
        en: 'Title of the ad, used to find it if the id is missing.',
        ru: 'Заголовок объявления: по нему оно находится, если ID не указан.',
      },
    },
    adHash: {
      type: 'string',
      required: false,
      requiredUnless: 'adTitle',
      default: '',
      description: { en: 'Id of the ad.', ru: 'ID объявления.' },
    },
  },
});
