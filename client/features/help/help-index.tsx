import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { faqPath, type HelpPage, helpGroups } from '../../../server/contract/help/help-pages.js';
import type { Language } from '../../../server/contract/language/localised.js';
import { getPage } from '../../addresses/catalogue.js';
import { FindField } from '../../components/ui/find-field.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import type { HelpArticles } from './index-by-slug.js';
import { searchPages, firstSentence } from './search-pages.js';
import styles from './help.module.css';
import { useHelpArticles } from './use-help-articles.js';

/** All help pages by group with a full-text search. */
export function HelpIndex({ language }: { language: Language }) {
  const { t } = useTranslation('help');
  const articles = useHelpArticles(language);
  const [typed, setTyped] = useState('');
  const matches = searchPages(useDeferredValue(typed), language, articles);
  return (
    <div className={styles.page}>
      <PageHeader
        title={getPage('help').title[language]}
        summary={
          <>
            {t('about')} ·{' '}
            <Link to={faqPath} className={styles.inText}>
              {t('faq.open')}
            </Link>
          </>
        }
        actions={
          <FindField
            value={typed}
            onChange={setTyped}
            label={t('find')}
            resultText={t('found', { count: matches.length })}
          />
        }
      />
      {matches.length === 0 ? (
        <div className="framed">
          <StateMessage title={t('none')}>{t('noneText')}</StateMessage>
        </div>
      ) : typed.trim() === '' ? (
        helpGroups.map((group) => (
          <HelpGroup
            key={group}
            title={t(`groups.${group}`)}
            pages={matches.filter((page) => page.group === group)}
            language={language}
            articles={articles}
          />
        ))
      ) : (
        <HelpGroup
          title={t('found', { count: matches.length })}
          pages={matches}
          language={language}
          articles={articles}
        />
      )}
    </div>
  );
}

interface HelpGroupProps {
  title: string;
  pages: readonly HelpPage[];
  language: Language;
  articles: HelpArticles;
}

function HelpGroup({ title, pages, language, articles }: HelpGroupProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.slug}>
            <Link to={`/${page.slug}`}>{page.title[language]}</Link>
            <p>{firstSentence(articles[page.slug]?.text ?? '')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
