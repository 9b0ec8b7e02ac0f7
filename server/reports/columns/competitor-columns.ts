import type { Column } from '../engine/report-column.js';
import { decimalColumn, roundToCentsSql } from './column-kinds.js';

/** Competitor totals for the similarity, with description and formula. */
const competitorTotals = {
  it50: {
    description: {
      en: "Shared keywords as a percentage of the competitor's keywords in the top 50.",
      ru: 'Общие фразы в процентах от фраз конкурента в топ 50.',
    },
    formula: {
      en: "shared keywords ÷ competitor's top 50 × 100",
      ru: 'общих фраз ÷ топ 50 конкурента × 100',
    },
  },
  adkeyscnt: {
    description: {
      en: "Shared keywords as a percentage of the competitor's paid keywords.",
      ru: 'Общие фразы в процентах от фраз конкурента в рекламе.',
    },
    formula: {
      en: "shared keywords ÷ competitor's paid keywords × 100",
      ru: 'общих фраз ÷ фраз конкурента в рекламе × 100',
    },
  },
} as const;

/** Shared keywords in percent of the competitor's keywords: `cnt / (total / 100)`. */
export function similarityColumn(total: keyof typeof competitorTotals): Column {
  return decimalColumn(
    `if(${total} = 0, 0, ${roundToCentsSql(`cnt * 100 / ${total}`)})`,
    { title: { en: 'Similarity', ru: 'Сходство' }, description: competitorTotals[total].description },
    { attribute: 'row', format: 'percent', unit: 'percent', formula: competitorTotals[total].formula },
  );
}

const subjectTotals = {
  domain_it50: {
    description: {
      en: "Shared keywords as a percentage of the analysed domain's keywords in the top 50.",
      ru: 'Общие фразы в процентах от фраз анализируемого домена в топ 50.',
    },
    formula: {
      en: "shared keywords ÷ this domain's top 50 × 100",
      ru: 'общих фраз ÷ топ 50 этого домена × 100',
    },
  },
  page_it50: {
    description: {
      en: "Shared keywords as a percentage of the analysed page's keywords in the top 50.",
      ru: 'Общие фразы в процентах от фраз анализируемой страницы в топ 50.',
    },
    formula: {
      en: "shared keywords ÷ this page's top 50 × 100",
      ru: 'общих фраз ÷ топ 50 этой страницы × 100',
    },
  },
  domain_adkeyscnt: {
    description: {
      en: "Shared keywords as a percentage of the analysed domain's paid keywords.",
      ru: 'Общие фразы в процентах от фраз анализируемого домена в рекламе.',
    },
    formula: {
      en: "shared keywords ÷ this domain's paid keywords × 100",
      ru: 'общих фраз ÷ фраз этого домена в рекламе × 100',
    },
  },
} as const;

/** Shared keywords in percent of the subject's keywords: `cnt / (own total / 100)`. */
export function keywordCoverageColumn(subjectTotal: keyof typeof subjectTotals): Column {
  const totalSql = `{${subjectTotal}:UInt32}`;
  return decimalColumn(
    `if(${totalSql} = 0, 0, ${roundToCentsSql(`cnt * 100 / ${totalSql}`)})`,
    {
      title: { en: 'Keyword coverage', ru: 'Охват фраз' },
      description: subjectTotals[subjectTotal].description,
    },
    { format: 'percent', unit: 'percent', formula: subjectTotals[subjectTotal].formula },
  );
}
