/** Texts of the guided tours. */
export const tours = {
  progress: '{{step}} of {{of}}',
  next: 'Next',
  back: 'Back',
  done: 'Finish',
  skip: 'Skip the tour',
  offer: {
    title: 'New to this page?',
    text: 'A short tour shows what you can do here. You can start it later from the Help menu.',
    short_one: 'Short tour: {{count}} step',
    short_other: 'Short tour: {{count}} steps',
    full_one: 'Full tour: {{count}} step',
    full_other: 'Full tour: {{count}} steps',
    dismiss: 'No, thanks',
  },
  left: 'You can resume the tour from the Help menu.',
  report: {
    title: {
      title: 'Domain summary',
      text: 'Everything we have on this domain, on one page. The dates show when positions were checked and which month’s volumes are used. The arrow opens the site.',
    },
    search: {
      title: 'Search',
      text: 'Select the database on the left: search engine and region. Then enter a domain, page URL or keyword. Press / to get here from any report.',
    },
    limits: {
      title: 'Daily limits',
      text: 'The number of reports used today. Click it to see all limits of your plan and when they reset.',
    },
    help: {
      title: 'Help menu',
      text: 'Explains the current page, answers questions and restarts this tour.',
    },
    compare: {
      title: 'Compare domains',
      text: 'Compares the domain with competitors keyword by keyword: where both rank, and where only one does.',
    },
    pin: {
      title: 'Pin',
      text: 'Pinned domains appear on your home page (in this browser), one click away.',
    },
    pdf: {
      title: 'PDF',
      text: 'The full summary as a file for your client. Add your logo under Account → Logo.',
    },
    seo: {
      title: 'SEO reports',
      text: 'Keywords, lost keywords, pages, page tree, competitors: every organic search report has a tab here.',
    },
    ppc: {
      title: 'PPC reports',
      text: 'Ads of the domain, the keywords that trigger them, ad competitors and campaign export.',
    },
    own: {
      title: 'Own data',
      text: 'Clicks and queries for your site from Search Console, next to our estimates. Only your account sees them.',
    },
    figures: {
      title: 'Main metrics',
      text: 'Keywords in the top 50 and top 10, visits, pages and ads, each with its change since the previous update and its trend.',
    },
    visits: {
      title: 'Visits over time',
      text: 'Estimated visits from organic search and from ads. Choose the period; with an account you can add competitors to the chart.',
    },
    distribution: {
      title: 'Position distribution',
      text: 'How many keywords rank in the top 1, 3, 5, 10 and 50. Click a number to open these keywords.',
    },
    competitors: {
      title: 'Organic competitors',
      text: 'Domains that share the most keywords with this one. Similarity is the percentage of the competitor’s keywords that are shared.',
    },
    overTime: {
      title: 'Positions over time',
      text: 'The same distribution at each update. It shows whether keywords rise into the top 10 or drop out of it.',
    },
    topKeywords: {
      title: 'Top keywords',
      text: 'The most searched keywords of the domain with position and change. Click a keyword to open its summary: search results, volume and cost per click.',
    },
    paidCompetitors: {
      title: 'Ad competitors',
      text: 'Domains that advertise on the same keywords, with the number of these keywords.',
    },
    topPages: {
      title: 'Top pages',
      text: 'Pages that rank for the most keywords. Click a page to open its keywords.',
    },
    ads: {
      title: 'Ads',
      text: 'The ads shown for the most keywords, with their texts. Click an ad to open its keywords.',
    },
    paidKeywords: {
      title: 'Paid keywords',
      text: 'The keywords that the domain advertises on, with ad position, cost per click and search volume.',
    },
  },
  clustering: {
    project: {
      title: 'Project',
      text: 'A project is a set of keywords in one database. The pencil renames it; the question mark explains how clustering works.',
    },
    figures: {
      title: 'Project contents',
      text: 'Keywords, folders, non-grouped keywords, keywords that are not in the database, and the date of the search results used for clustering.',
    },
    import: {
      title: 'Import keywords',
      text: 'Adds keywords from a list, a file or a group report. Folders in a file become folders of the project.',
    },
    blacklist: {
      title: 'Blacklist',
      text: 'Templates that exclude keywords: % matches any text, _ matches any single character.',
    },
    run: {
      title: 'Cluster',
      text: 'Groups keywords whose search results share URLs. Before you start, a table shows how many clusters each strength produces.',
    },
    tree: {
      title: 'Folders',
      text: 'Each cluster is a folder. Drag folders into each other, or right-click to rename, merge, split, pin or lock them.',
    },
    find: {
      title: 'Search in folders',
      text: 'Shows only the folders whose names match.',
    },
    newFolder: {
      title: 'New folder',
      text: 'A folder of your own for keywords that you sort manually.',
    },
    unsorted: {
      title: 'Non-grouped',
      text: 'Keywords without a folder. A run clusters them and leaves here those without a match.',
    },
    table: {
      title: 'Keywords of the folder',
      text: 'Shows the keywords of the selected folder with their volumes. Select keywords and drag them onto a folder, or press M.',
    },
    tools: {
      title: 'Filter, columns, export',
      text: 'The same tools as in every report: filters by any column, saved views, copying and export.',
    },
    evidence: {
      title: 'Why are these together?',
      text: 'The URLs that the keywords share in search results, and the page of your site that ranks for them.',
    },
    undo: {
      title: 'Undo and redo',
      text: 'You can undo every edit, including a complete run. Ctrl+Z works too.',
    },
    history: {
      title: 'History of edits',
      text: 'All changes with their author and time.',
    },
    export: {
      title: 'Export project',
      text: 'Folder path, folder, keyword, volume and exact volume in one file, for your site structure or your ads.',
    },
  },
} as const;
