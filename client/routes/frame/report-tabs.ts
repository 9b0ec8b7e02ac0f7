import type { Subject } from '../../lib/subject.js';
import {
  domainReportPath,
  keywordSummaryPath,
  pageKeywordsPath,
  paths,
  similarKeywordsPath,
} from '../paths.js';

/** A report in the row under the header. */
export interface ReportTab {
  path: string;
  /** Key of its name among the frame's texts. */
  label:
    | 'summary'
    | 'keywords'
    | 'lostKeywords'
    | 'pages'
    | 'competitors'
    | 'similarKeywords'
    | 'pageKeywords'
    | 'adKeywords'
    | 'ads'
    | 'adLinks'
    | 'adFacts'
    | 'adCompetitors';
  to: string;
  /** Id of the report whose rows are its number. */
  report?: string;
  /** Part of the reports that it belongs to, named before the first of it. */
  group?: 'seo' | 'ppc';
}

/** The reports of a subject that there are, in their order. `base` only where the page's address holds it. */
export function tabsOf(subject: Subject, base?: string): ReportTab[] {
  if (subject.kind === 'keyword') {
    return [
      { path: paths.summary, label: 'summary', to: keywordSummaryPath(subject.keyword, base) },
      {
        path: paths.similarKeywords,
        label: 'similarKeywords',
        to: similarKeywordsPath(subject.keyword, base),
      },
    ];
  }
  const to = (path: Parameters<typeof domainReportPath>[0]) => domainReportPath(path, subject.domain, base);
  const tabs: ReportTab[] = [
    { path: paths.summary, label: 'summary', to: to(paths.summary) },
    {
      path: paths.keywords,
      label: 'keywords',
      to: to(paths.keywords),
      report: 'organic-keywords',
      group: 'seo',
    },
    {
      path: paths.lostKeywords,
      label: 'lostKeywords',
      to: to(paths.lostKeywords),
      report: 'lost-keywords',
      group: 'seo',
    },
    { path: paths.pages, label: 'pages', to: to(paths.pages), report: 'site-pages', group: 'seo' },
    {
      path: paths.competitors,
      label: 'competitors',
      to: to(paths.competitors),
      report: 'organic-competitors',
      group: 'seo',
    },
    { path: paths.adKeywords, label: 'adKeywords', to: to(paths.adKeywords), group: 'ppc' },
    { path: paths.ads, label: 'ads', to: to(paths.ads), report: 'ads', group: 'ppc' },
    { path: paths.adLinks, label: 'adLinks', to: to(paths.adLinks), group: 'ppc' },
    { path: paths.adFacts, label: 'adFacts', to: to(paths.adFacts), group: 'ppc' },
    { path: paths.adCompetitors, label: 'adCompetitors', to: to(paths.adCompetitors), group: 'ppc' },
  ];
  if (subject.kind === 'page') {
    tabs.splice(2, 0, {
      path: paths.pageKeywords,
      label: 'pageKeywords',
      to: pageKeywordsPath(subject.domain, subject.pageUrl, base),
      group: 'seo',
    });
  }
  return tabs;
}

/** Whether a tab is the first of its part. */
export function opensGroup(tabs: readonly ReportTab[], at: number): boolean {
  const { group } = tabs[at] ?? {};
  return group !== undefined && group !== tabs[at - 1]?.group;
}
