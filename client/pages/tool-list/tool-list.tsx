import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { findHelpPage } from '../../../server/contract/help/help-pages.js';
import { toolGroups } from '../../../server/contract/pages/catalogued-page.js';
import { getPage } from '../../addresses/catalogue.js';
import { menuPages } from '../../addresses/menu-pages.js';
import { pagePath } from '../../addresses/report-path.js';
import { HelpLink } from '../../components/ui/help-link.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { firstSentence } from '../../features/help/search-pages.js';
import { useHelpArticles } from '../../features/help/use-help-articles.js';
import { useBaseCode } from '../../graphql/databases/use-base.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './tool-list.module.css';

/** All tools by section with their descriptions. */
export function ToolList() {
  const { language } = useFormat();
  const pages = menuPages('tools');
  return (
    <div className={styles.page}>
      <PageHeader title={getPage('tools').title[language]} />
      {toolGroups.map((group) => (
        <ToolGroup key={group} group={group} tools={pages.filter(({ menu }) => menu.group === group)} />
      ))}
    </div>
  );
}

interface ToolGroupProps {
  group: (typeof toolGroups)[number];
  tools: ReturnType<typeof menuPages>;
}

function ToolGroup({ group, tools }: ToolGroupProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const messages = useHelpArticles(language);
  const base = useBaseCode();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t(`navigation.tools.${group}`)}</h2>
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <Link className={styles.name} to={pagePath(tool, {}, base)}>
              {tool.title[language]}
            </Link>
            {/* The first paragraph of the help is the description. */}
            <p>{firstSentence(messages[findHelpPage(tool.id)?.slug ?? '']?.text ?? '')}</p>
            <HelpLink pageId={tool.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export { ToolList as Component };
