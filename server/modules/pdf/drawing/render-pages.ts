import { Document, Page, renderToBuffer, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { DashboardDocument } from './document-parts.js';
import { fontFamily } from './fonts.js';
import { pageFooter } from './header.js';
import { gap, palette, page } from './theme.js';

/** Fields shared by all documents. */
type PageFrame = Pick<DashboardDocument, 'language' | 'title' | 'kind' | 'createdLabel' | 'pageOf'>;

/** Renders A4 pages with a footer. */
export function renderPages(document: PageFrame, ...parts: ReactElement[]): Promise<Buffer> {
  const { language, title, kind } = document;
  const content = h(
    Page,
    {
      size: 'A4',
      style: {
        padding: page.margin,
        paddingBottom: page.margin + page.footerHeight,
        fontFamily,
        fontSize: 9,
        color: palette.t1,
      },
    },
    pageFooter(document),
    // These styles are set on a wrapper, because on the page itself they make the library drop the footer.
    h(View, { style: { gap, fontSize: 9, lineHeight: 1.3 } }, ...parts),
  );
  return renderToBuffer(
    h(
      Document,
      { title: `${title} – ${kind}`, creator: 'Rivalscope', producer: 'Rivalscope', language },
      content,
    ),
  );
}
