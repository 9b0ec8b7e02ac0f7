/** Width of a top with the gap behind it, and height of a line, in px; the style sheet has the same. */
export const columnWidth = 182;
export const lineHeight = 32;
