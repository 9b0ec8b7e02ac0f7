/** Example queries of the playground. Each runs on the sample data and requires no account. */
export const examples: { query: string; variables?: string }[] = [
  {
    query: `# The domains with most visits from search, and what the figures mean (docs on the left).
query VisibleDomains {
  visibleDomains(perPage: 10) {
    total
    positionsDate
    data {
      rowNumber
      name
      it10
      it50
    }
  }
}
`,
  },
  {
    query: `# Keywords of a domain, filtered. With a plan also sorted: sort: "pos|asc".
query OrganicKeywords($domain: String!) {
  organicKeywords(domain: $domain, filter: "ws>=100^pos<=10") {
    total
    data {
      word
      pos
      delta
      ws
      url
    }
  }
}
`,
    variables: '{\n  "domain": "northtrail.example"\n}\n',
  },
  {
    query: `# The same filter as typed rows: a volume, and one of two texts.
query TypedFilter($domain: String!) {
  organicKeywords(
    domain: $domain
    conditions: [
      { field: "ws", operator: ">=", value: "100" }
      { field: "word", operator: "LIKE", value: "buy", or: [{ field: "word", operator: "LIKE", value: "price" }] }
    ]
  ) {
    total
    data {
      word
      ws
    }
  }
}
`,
    variables: '{\n  "domain": "northtrail.example"\n}\n',
  },
  {
    query: `# Every report with its columns, units and operators.
query Reports {
  reports {
    id
    field
    title
    rest
    columns {
      id
      title
      unit
      operators
    }
  }
}
`,
  },
];
