import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { SiteIcon } from '../../components/ui/site-icon.js';
import { useFormat } from '../../i18n/use-format.js';
import styles from './suggestion-list.module.css';
import type { Offer } from './readings.js';

interface SuggestionListProps {
  id: string;
  typed: string;
  offers: readonly Offer[];
  /** Index of the line that the arrows stand on, -1 for none. */
  active: number;
  onChoose: (offer: Offer) => void;
}

/** Suggestions under the search field: domains, then keywords. */
export function SuggestionList({ id, typed, offers, active, onChoose }: SuggestionListProps) {
  const { t } = useTranslation();
  const groups = [
    { kind: 'domain', title: t('search.domains') },
    { kind: 'keyword', title: t('search.keywords') },
  ] as const;
  return (
    <div className={styles.list} role="listbox" id={id} aria-label={t('search.suggestions')}>
      {groups.map(({ kind, title }) => {
        const items = offers.filter((offer) => offer.kind === kind);
        if (items.length === 0) return null;
        return (
          <div key={kind} role="group" aria-label={title}>
            <div className={styles.title} aria-hidden="true">
              {title}
            </div>
            {items.map((offer) => {
              const index = offers.indexOf(offer);
              return (
                <SuggestionOption
                  key={offer.text}
                  id={`${id}-${index}`}
                  offer={offer}
                  typed={typed}
                  isActive={index === active}
                  onChoose={onChoose}
                />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

interface SuggestionOptionProps {
  id: string;
  offer: Offer;
  typed: string;
  isActive: boolean;
  onChoose: (offer: Offer) => void;
}

function SuggestionOption({ id, offer, typed, isActive, onChoose }: SuggestionOptionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isDomain = offer.kind === 'domain';
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // Before the field loses its focus, so that the list is still there when the click comes.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(offer)}
    >
      {isDomain ? <SiteIcon domain={offer.text} /> : <IconSearch aria-hidden="true" />}
      <span className={styles.text}>
        <Matched text={offer.text} typed={typed} />
      </span>
      <span className={styles.fact}>
        {offer.volume === undefined
          ? t(isDomain ? 'search.asDomain' : 'search.asKeyword')
          : isDomain
            ? t('search.keywordCount', { count: offer.volume, formatted: format.integer(offer.volume) })
            : t('search.aMonth', {
                formatted: format.volume({ ws: offer.volume, wsRange: offer.wsRange ?? '' }),
              })}
      </span>
    </div>
  );
}

/** The text with what was typed in bold. */
function Matched({ text, typed }: { text: string; typed: string }) {
  const at = text.toLowerCase().indexOf(typed.trim().toLowerCase());
  if (at < 0 || typed.trim() === '') return text;
  const end = at + typed.trim().length;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}
