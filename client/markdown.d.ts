/** A help page compiled by `help-plugin.ts`. */
declare module '*.md' {
  const text: import('./help-plugin.js').RenderedMarkdown;
  export default text;
}
