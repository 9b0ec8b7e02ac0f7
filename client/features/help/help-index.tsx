import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { faqPath, type HelpPage, helpGroups } from '../../../server/contract/help/help-pages.js';
import type { Language } from '../../../server/contract/localised.js';
import { pageOf } from '../../addresses/catalogue.js';
import { FindField } from '../../components/ui/find-field.js';
import { PageHeader } from '../../components/ui/page-header.js';
import { StateMessage } from '../../components/ui/state-message.js';
import type { HelpTexts } from './by-slug.js';
import { foundPages, leadOf } from './found-pages.js';
import styles from './help.module.css';
import { useHelpTexts } from './use-help-texts.js';

/** Every page of the help by what it is about, and a field that finds them by their words. */
export function HelpIndex({ language }: { language: Language }) {
  const { t } = useTranslation('help');
  const messages = useHelpTexts(language);
  const [typed, setTyped] = useState('');
  const found = foundPages(useDeferredValue(typed), language, messages);
  return (
    <div className={styles.page}>
      <PageHeader
        title={pageOf('help').title[language]}
        facts={
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
            resultText={t('found', { count: found.length })}
          />
        }
      />
      {found.length === 0 ? (
        <div className="framed">
          <StateMessage title={t('none')}>{t('noneText')}</StateMessage>
        </div>
      ) : typed.trim() === '' ? (
        helpGroups.map((group) => (
          <Part
            key={group}
            title={t(`groups.${group}`)}
            pages={found.filter((page) => page.group === group)}
            language={language}
            messages={messages}
          />
        ))
      ) : (
        <Part
          title={t('found', { count: found.length })}
          pages={found}
          language={language}
          messages={messages}
        />
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  pages: readonly HelpPage[];
  language: Language;
  messages: HelpTexts;
}

function Part({ title, pages, language, messages }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.slug}>
            <Link to={`/${page.slug}`}>{page.title[language]}</Link>
            <p>{leadOf(messages[page.slug]?.text ?? '')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
