/** A page of the help, compiled by `help-texts.ts`. */
declare module '*.md' {
  const text: import('./help-plugin.js').RenderedMarkdown;
  export default text;
}
