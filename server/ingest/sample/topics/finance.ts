import { splitList, type Topic } from './topic.js';

export const finance: Topic = {
  id: 'finance',
  share: 0.08,
  local: true,
  tails: splitList(
    'rates@accounts+rates+cards+loans+insurance, calculator@loans+mortgage+savings+cd+insurance+bonds, reviews, comparison, requirements@loans+cards+accounts, near me@unions+advisors+lenders, online, bonus@checking+savings+cards+business, explained, 2026, fees@accounts+cards+advisors+funds+loans, quotes@insurance',
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
      heads: splitList(
        'savings accounts, checking accounts, credit cards, cd rates, credit unions, money market accounts, business bank accounts, debit cards',
      ),
      attributes: splitList(
        'high yield@savings+market, free, student@checking+cards, online, no fee@accounts+cards, cash back@cards, travel@credit cards, secured@credit cards, joint@accounts, low interest@cards, balance transfer@cards',
      ),
      audiences: splitList(
        'for students, for bad credit@cards+unions, for kids, for small business, for travel@credit cards, for beginners, for seniors, for freelancers, for teens',
      ),
      questions: splitList(
        'how to open a bank account online, what is a good credit score, how to build credit, what is a cd account, how do credit cards work, how to transfer money between banks, what is apr, how much should i have in savings, how to write a check',
      ),
    },
    {
      slug: 'loans',
      title: 'Loans and mortgages',
      volume: 135_000,
      cpc: 14.7,
      heads: splitList(
        'mortgage rates, personal loans, car loans, student loans, home equity loans, mortgage lenders, debt consolidation loans, refinance rates',
      ),
      attributes: splitList(
        '30 year@mortgage+refinance, 15 year@mortgage+refinance, fixed@mortgage+student, low interest@loans, fast@personal, private@student, unsecured@personal, same day@personal, current@rates, small@personal',
      ),
      audiences: splitList(
        'for bad credit, for first time buyers, for veterans, for self employed, for home improvement@personal+equity, with no down payment@mortgage+car, for used cars@car, for nurses',
      ),
      questions: splitList(
        'how much house can i afford, how to get a mortgage, what is an escrow account, how does refinancing work, how to pay off debt fast, what credit score do you need to buy a house, how to calculate loan interest, what are closing costs',
      ),
    },
    {
      slug: 'investing',
      title: 'Investing',
      volume: 90_500,
      cpc: 6.1,
      heads: splitList(
        'index funds, investment apps, retirement accounts, dividend stocks, robo advisors, financial advisors, bonds, etfs, brokerage accounts',
      ),
      attributes: splitList(
        'best performing@funds+stocks+etfs+bonds, low cost@funds+apps+etfs+advisors+brokerage, long term, safe@funds+bonds+stocks, ethical@funds+etfs, tax free@bonds+accounts, high dividend@stocks+etfs, fee only@advisors, passive@funds+etfs, global@funds+etfs',
      ),
      audiences: splitList(
        'for beginners, for retirement, for kids, for income, for young adults, for teachers@retirement+advisors, for small amounts, for seniors',
      ),
      questions: splitList(
        'how to start investing, what is an index fund, how does compound interest work, how much do i need to retire, what is a roth ira, how to buy stocks, what is dollar cost averaging, what is inflation, are bonds a good investment',
      ),
    },
    {
      slug: 'insurance',
      title: 'Insurance',
      volume: 110_000,
      cpc: 19.8,
      heads: splitList(
        'car insurance, home insurance, life insurance, renters insurance, travel insurance, pet insurance, health insurance plans, dental insurance',
      ),
      attributes: splitList(
        'cheap, full coverage@car, term@life, short term@car+health+travel, affordable, online, whole@life, private@health, low deductible@car+health+home',
      ),
      audiences: splitList(
        'for young drivers@car, for seniors, for families, for students, for self employed, for landlords@home, for over 60@life+travel+car, with no exam@life, for new drivers@car',
      ),
      questions: splitList(
        'how much is car insurance, what does home insurance cover, how does life insurance work, what is a deductible, do i need renters insurance, how to lower car insurance, what is gap insurance, is pet insurance worth it',
      ),
    },
  ],
};
