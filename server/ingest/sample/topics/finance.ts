import { words, type Topic } from './topic.js';

export const finance: Topic = {
  id: 'finance',
  share: 0.08,
  local: true,
  tails: words(
    'rates, calculator, reviews, comparison, requirements, near me, online, bonus, explained, 2026, fees, quotes',
  ),
  sites: [
    ['ledgerandoak', 'service'],
    ['pennywiseguide', 'magazine'],
    ['ratebeacon', 'service'],
    ['firstkeybank', 'service'],
    ['thriftcompass', 'magazine'],
    ['harborcredit', 'service'],
    ['plainmoney', 'magazine'],
    ['nestfund', 'service'],
    ['coverstone', 'service'],
    ['budgettable', 'forum'],
  ],
  nameParts: [
    'acorn,anchor,asset,bank,bridge,budget,capital,cash,coin,cover,credit,crown,dollar,equity,first,fund,golden,harbor,invest,key,ledger,loan,mint,money,nest,oak,penny,pension,plain,prime,rate,safe,saver,secure,shield,smart,stone,sure,thrift,trust,wealth,wise',
    'advice,bank,beacon,bridge,capital,central,compare,compass,credit,desk,direct,finance,first,funds,guide,house,insure,ledger,lending,line,mutual,partners,path,point,post,tree,trust,union,wise',
  ],
  groups: [
    {
      slug: 'banking',
      title: 'Banking',
      volume: 165_000,
      cpc: 8.9,
      heads: words(
        'savings accounts, checking accounts, credit cards, cd rates, credit unions, money market accounts, business bank accounts, debit cards',
      ),
      attributes: words(
        'high yield, free, student, online, no fee, cash back, travel, secured, joint, low interest, balance transfer',
      ),
      audiences: words(
        'for students, for bad credit, for kids, for small business, for travel, for beginners, for seniors, for freelancers, for teens',
      ),
      questions: words(
        'how to open a bank account online, what is a good credit score, how to build credit, what is a cd account, how do credit cards work, how to transfer money between banks, what is apr, how much should i have in savings, how to write a check',
      ),
    },
    {
      slug: 'loans',
      title: 'Loans and mortgages',
      volume: 135_000,
      cpc: 14.7,
      heads: words(
        'mortgage rates, personal loans, car loans, student loans, home equity loans, mortgage lenders, debt consolidation loans, refinance rates',
      ),
      attributes: words(
        '30 year, 15 year, fixed, low interest, fast, private, unsecured, same day, current, small',
      ),
      audiences: words(
        'for bad credit, for first time buyers, for veterans, for self employed, for home improvement, with no down payment, for used cars, for nurses',
      ),
      questions: words(
        'how much house can i afford, how to get a mortgage, what is an escrow account, how does refinancing work, how to pay off debt fast, what credit score do you need to buy a house, how to calculate loan interest, what are closing costs',
      ),
    },
    {
      slug: 'investing',
      title: 'Investing',
      volume: 90_500,
      cpc: 6.1,
      heads: words(
        'index funds, investment apps, retirement accounts, dividend stocks, robo advisors, financial advisors, bonds, etfs, brokerage accounts',
      ),
      attributes: words(
        'best performing, low cost, long term, safe, ethical, tax free, high dividend, fee only, passive, global',
      ),
      audiences: words(
        'for beginners, for retirement, for kids, for income, for young adults, for teachers, for small amounts, for seniors',
      ),
      questions: words(
        'how to start investing, what is an index fund, how does compound interest work, how much do i need to retire, what is a roth ira, how to buy stocks, what is dollar cost averaging, what is inflation, are bonds a good investment',
      ),
    },
    {
      slug: 'insurance',
      title: 'Insurance',
      volume: 110_000,
      cpc: 19.8,
      heads: words(
        'car insurance, home insurance, life insurance, renters insurance, travel insurance, pet insurance, health insurance plans, dental insurance',
      ),
      attributes: words(
        'cheap, full coverage, term, short term, affordable, online, whole, private, low deductible',
      ),
      audiences: words(
        'for young drivers, for seniors, for families, for students, for self employed, for landlords, for over 60, with no exam, for new drivers',
      ),
      questions: words(
        'how much is car insurance, what does home insurance cover, how does life insurance work, what is a deductible, do i need renters insurance, how to lower car insurance, what is gap insurance, is pet insurance worth it',
      ),
    },
  ],
};
