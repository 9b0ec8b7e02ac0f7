import MarkdownIt from 'markdown-it';

/** Same settings as the help pages: no raw HTML and no script links. */
const markdown = new MarkdownIt({ html: false, typographer: false });

/** A Markdown article. */
export interface MarkdownArticle {
  /** First heading; empty without a leading heading. */
  title: string;
  /** First paragraph as plain text. */
  lead: string;
  /** HTML of the body without the title. */
  html: string;
}

/** Renders Markdown to HTML. */
export function renderMarkdown(source: string): string {
  return markdown.render(source);
}

/** Parses an article that starts with `# Title`. */
export function parseArticle(source: string): MarkdownArticle {
  const [, title = '', body = source] = /^\s*# ([^\n]*)\n?(.*)$/s.exec(source) ?? [];
  const tokens = markdown.parse(body, {});
  const firstParagraph = tokens[tokens.findIndex(({ type }) => type === 'paragraph_open') + 1];
  const leadParts = (firstParagraph?.children ?? []).map(({ type, content }) =>
    type === 'softbreak' ? ' ' : content,
  );
  return { title: title.trim(), lead: leadParts.join(''), html: markdown.render(body) };
}
