import { IconHelpCircle, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportPath } from '../../addresses/report-path.js';
import styles from './keyword-link.module.css';

interface KeywordLinkProps {
  word: string;
  base?: string;
  isGeo?: boolean;
  isQuestion?: boolean;
}

/** Link to the summary of a keyword, with marks for local keywords and questions. */
export function KeywordLink({ word, base, isGeo, isQuestion }: KeywordLinkProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.keyword}>
      <Link to={reportPath('keyword-summary', { keyword: word }, base)} title={word} data-strong>
        {word}
      </Link>
      {isGeo ? <IconMapPin className="icon-small" role="img" aria-label={t('geo')} /> : null}
      {isQuestion ? <IconHelpCircle className="icon-small" role="img" aria-label={t('question')} /> : null}
    </span>
  );
}
