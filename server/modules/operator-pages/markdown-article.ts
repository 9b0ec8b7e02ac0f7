import MarkdownIt from 'markdown-it';

/** As the pages of the help are made: without HTML of its own, and without links that run something. */
const markdown = new MarkdownIt({ html: false, typographer: false });

/** A text that begins with its title. */
export interface MarkdownArticle {
  /** The first heading; empty where the text begins with something else. */
  title: string;
  /** The first paragraph without its marks. */
  lead: string;
  /** The rest after the title, as HTML. */
  html: string;
}

/** The HTML of a text. */
export function renderMarkdown(source: string): string {
  return markdown.render(source);
}

/** Reads a text that begins with `# Title`. */
export function parseArticle(source: string): MarkdownArticle {
  const [, title = '', body = source] = /^\s*# ([^\n]*)\n?(.*)$/s.exec(source) ?? [];
  const tokens = markdown.parse(body, {});
  const firstParagraph = tokens[tokens.findIndex(({ type }) => type === 'paragraph_open') + 1];
  const leadParts = (firstParagraph?.children ?? []).map(({ type, content }) =>
    type === 'softbreak' ? ' ' : content,
  );
  return { title: title.trim(), lead: leadParts.join(''), html: markdown.render(body) };
}
