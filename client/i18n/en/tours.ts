/** Texts of the guided tours: what each step says of what it points at. */
export const tours = {
  progress: '{{step}} of {{of}}',
  next: 'Next',
  back: 'Back',
  done: 'Finish',
  skip: 'Skip the tour',
  left: 'The tour stands in the help menu: continue it there.',
  report: {
    title: {
      title: 'Domain summary',
      text: 'All that the database knows of the domain, on one page. The dates say when positions were checked and of which month the search volumes are. The arrow opens the site.',
    },
    search: {
      title: 'Search',
      text: 'On the left the database: search engine and region. Then a domain, the address of a page or a keyword. The / key brings you here from any report.',
    },
    limits: {
      title: 'Daily limits',
      text: 'How many reports are used today. Press it to see every limit of your plan and when it resets.',
    },
    help: {
      title: 'Help menu',
      text: 'Explains the page you are on, answers questions, and starts this tour again.',
    },
    compare: {
      title: 'Compare domains',
      text: 'Puts the domain beside competitors, keyword by keyword: where both rank, and where only one does.',
    },
    pin: {
      title: 'Pin',
      text: 'A pinned domain stands on the start page of this browser, so that you open it with one click.',
    },
    pdf: {
      title: 'PDF',
      text: 'The whole summary as a file to send to a client. Your own logo can be added in the account.',
    },
    seo: {
      title: 'SEO reports',
      text: 'Keywords, lost keywords, pages, page tree, competitors: each report of organic search has a tab in this row, and the row stays on all of them.',
    },
    ppc: {
      title: 'PPC reports',
      text: 'Ads of the domain, the keywords that show them, ad competitors, and the export of a campaign.',
    },
    own: {
      title: 'Own data',
      text: 'Clicks and queries of your own site, as your statistics tell them, beside our estimates. Only your account sees them.',
    },
    figures: {
      title: 'Main figures',
      text: 'Keywords in the top 50 and top 10, visits, pages, ads. Under each: the change since the update before, and its line over time.',
    },
    visits: {
      title: 'Visits over time',
      text: 'Estimated visits from organic search and from ads. Choose the period; with an account you can draw competitors in the same chart.',
    },
    distribution: {
      title: 'Position distribution',
      text: 'How many keywords stand in the top 1, 3, 5, 10 and 50. A number opens exactly these keywords.',
    },
    competitors: {
      title: 'Organic competitors',
      text: 'Domains that share the most keywords with this one in the top 10. Similarity is the shared keywords as a share of the competitor’s.',
    },
    overTime: {
      title: 'Positions over time',
      text: 'The same distribution at each update: it shows whether keywords rise into the top 10 or fall out of it.',
    },
    topKeywords: {
      title: 'Top keywords',
      text: 'The most searched keywords of the domain, with position and change. A keyword opens its own summary: search results, volume, cost per click.',
    },
    paidCompetitors: {
      title: 'Ad competitors',
      text: 'Who advertises on the same keywords, and on how many.',
    },
    topPages: {
      title: 'Top pages',
      text: 'Pages that rank for the most keywords. A page opens its keywords.',
    },
    ads: {
      title: 'Ads',
      text: 'The ads that most keywords show, with their texts. An ad opens its keywords.',
    },
    paidKeywords: {
      title: 'Paid keywords',
      text: 'What the domain advertises on: ad position, cost per click and search volume of each keyword.',
    },
  },
  clustering: {
    project: {
      title: 'Project',
      text: 'One project, one database, one set of keywords. The pencil changes its name, the question mark explains how clustering works.',
    },
    figures: {
      title: 'What is in it',
      text: 'Keywords, folders, keywords without a group, keywords that the database does not know, and the date of the search results they were clustered by.',
    },
    import: {
      title: 'Import keywords',
      text: 'Adds a list, a file or the keywords of a group report. Folders of a file become folders of the project.',
    },
    blacklist: {
      title: 'Blacklist',
      text: 'Templates that keep keywords out: % stands for any text, _ for any one character.',
    },
    run: {
      title: 'Cluster',
      text: 'Puts keywords together whose search results share addresses. Before you start, a table says how many clusters each strength makes.',
    },
    tree: {
      title: 'Folders',
      text: 'Each cluster is a folder. Drag folders into each other; the right button opens all commands: rename, merge, split, pin, lock.',
    },
    find: {
      title: 'Search in folders',
      text: 'Leaves only the folders whose names match.',
    },
    newFolder: {
      title: 'New folder',
      text: 'A folder of your own, for what you sort by hand.',
    },
    unsorted: {
      title: 'Non-grouped',
      text: 'Keywords in no folder: a run starts with them, and what it finds no pair for stays here.',
    },
    table: {
      title: 'Keywords of the folder',
      text: 'What is chosen in the tree opens here with its volumes. Check keywords and drag them onto a folder, or press M.',
    },
    tools: {
      title: 'Filter, columns, export',
      text: 'The same tools as in every report: conditions by any column, saved views, copying and files of what is shown.',
    },
    evidence: {
      title: 'Why are these together?',
      text: 'The addresses that the keywords share in search results, and the page of your site that ranks for them.',
    },
    undo: {
      title: 'Undo and redo',
      text: 'Each edit can be taken back, a whole run too. Ctrl Z works as well.',
    },
    history: {
      title: 'History of edits',
      text: 'Who changed what and when.',
    },
    export: {
      title: 'Export project',
      text: 'Path to the folder, folder, keyword, volume and exact volume in one file, for your site structure or your ads.',
    },
  },
} as const;
