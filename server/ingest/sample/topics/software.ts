import { splitList, type Topic } from './topic.js';

export const software: Topic = {
  id: 'software',
  share: 0.12,
  local: false,
  tails: splitList(
    'free, pricing, reviews, alternatives, open source, comparison, features, examples, templates, free trial, download, 2026',
  ),
  sites: [
    ['stackledger', 'service'],
    ['tidyboard', 'service'],
    ['softwareshelf', 'magazine'],
    ['formkeep', 'service'],
    ['taskharbor', 'service'],
    ['plainmetrics', 'service'],
    ['thebuildlog', 'magazine'],
    ['inboxpilot', 'service'],
    ['devcommons', 'forum'],
    ['clearinvoice', 'service'],
    ['vaultkey', 'service'],
    ['uptimelamp', 'service'],
    ['saasyard', 'magazine'],
  ],
  nameParts: [
    'agile,api,beam,bit,board,bright,byte,cache,circuit,clear,click,cloud,code,core,cursor,data,deploy,desk,flow,forge,form,graph,grid,inbox,kernel,key,launch,ledger,logic,loop,metric,node,note,packet,pixel,plain,query,quick,root,ship,signal,stack,sync,task,team,tidy,vault',
    'base,board,box,bridge,cast,deck,desk,dock,flow,forge,harbor,hq,hub,kit,lab,lane,log,loop,pad,path,pilot,point,port,scope,space,stack,suite,tools,works,yard',
  ],
  groups: [
    {
      slug: 'crm',
      title: 'Sales and customers',
      volume: 110_000,
      cpc: 18.4,
      heads: splitList(
        'crm software, email marketing software, help desk software, live chat software, sales pipeline tools, lead generation tools, survey tools, landing page builders',
      ),
      attributes: splitList(
        'simple, cloud based, enterprise, ai powered, b2b@crm+lead+pipeline, affordable, self hosted@crm+chat+desk, all in one, multilingual@chat+desk+survey, mobile@crm+chat',
      ),
      audiences: splitList(
        'for small business, for startups, for real estate, for agencies, for nonprofits, for ecommerce, for freelancers, for healthcare, for insurance agents',
      ),
      questions: splitList(
        'what is crm software, how to choose a crm, how to write a cold email, what is a sales pipeline, how to build an email list, what is a good email open rate, how to reduce churn, what is lead scoring',
      ),
    },
    {
      slug: 'project-management',
      title: 'Project management',
      volume: 135_000,
      cpc: 12.2,
      heads: splitList(
        'project management software, time tracking apps, gantt chart software, kanban boards, team chat apps, note taking apps, calendar apps, to do list apps',
      ),
      attributes: splitList(
        'simple, visual@project+gantt+boards, collaborative, agile@project+boards, secure, offline@note+list+calendar, minimalist@note+list+calendar, self hosted, cross platform, privacy focused',
      ),
      audiences: splitList(
        'for small teams, for students@note+list+calendar, for freelancers, for construction@project+gantt+time, for remote teams, for marketing teams, for adhd@list+note+calendar, for engineers, for lawyers',
      ),
      questions: splitList(
        'what is a gantt chart, how to manage multiple projects, what is kanban, how to write a project plan, how to estimate a project, what is a sprint in agile, how to run a retrospective, how to take meeting notes',
      ),
    },
    {
      slug: 'accounting',
      title: 'Accounting',
      volume: 90_500,
      cpc: 21.5,
      heads: splitList(
        'accounting software, invoicing software, payroll software, expense tracking apps, inventory management software, point of sale systems, tax software, bookkeeping apps',
      ),
      attributes: splitList(
        'simple, cloud based, online, affordable, automated, self employed@accounting+tax+invoicing, multi currency@accounting+invoicing, mobile, integrated',
      ),
      audiences: splitList(
        'for small business, for freelancers, for restaurants@accounting+payroll+sale+inventory, for nonprofits, for retail@inventory+sale+accounting, for landlords@accounting+bookkeeping, for churches, for farmers, for contractors',
      ),
      questions: splitList(
        'how to make an invoice, what is double entry bookkeeping, how to do payroll, what is a balance sheet, how to calculate profit margin, how to track business expenses, what is accounts payable',
      ),
    },
    {
      slug: 'development',
      title: 'Development',
      volume: 74_000,
      cpc: 6.3,
      heads: splitList(
        'code editors, api testing tools, web hosting, website builders, database tools, password managers, monitoring tools, vpn services, cloud storage services, log management tools',
      ),
      attributes: splitList(
        'lightweight@editors+api+database+log, secure, fast, cross platform@editors+managers+vpn, managed@hosting+database, encrypted@storage+managers+vpn, self hosted, command line@database+api+log, serverless@database+hosting, headless@builders',
      ),
      audiences: splitList(
        'for beginners, for developers@editors+api+database+monitoring+hosting, for teams, for linux@editors+vpn+managers+database, for mac@editors+vpn+managers+database, for students, for small business, for portfolios@builders+hosting, for families@managers+vpn+storage',
      ),
      questions: splitList(
        'what is an api, how to learn to code, what is a database index, how to undo a git commit, how to center a div, what is dns, how to host a website, what is a webhook, how to write a regular expression, how to exit vim',
      ),
    },
  ],
};
