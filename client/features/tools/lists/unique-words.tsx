import { Switch, Textarea } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { mostUniqueLines } from '../../../../server/contract/tools/list-limits.js';
import { countedAgainstLimit, LineCount } from '../../../components/lines/line-count.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { sendMultipart } from '../../../graphql/send-multipart.js';
import { useBaseCode } from '../../../graphql/use-base.js';
import { useFormat } from '../../../i18n/use-format.js';
import { askedKeywords } from './asked-keywords.js';
import { KeywordInput, useGivenKeywords } from './keyword-input.js';
import { linesIn, tableText } from './list-file.js';
import styles from './list-tools.module.css';
import { UniqueWordsDocument, type UniqueWordsQuery } from './list-tools.generated.js';
import { ResultActs } from './result-acts.js';
import { ToolFrame } from './tool-frame.js';
import { useWork } from './use-work.js';
import { NumberedLines, VirtualRows } from './virtual-rows.js';

type WordCount = UniqueWordsQuery['uniqueWords'];

/** The different words of keywords, with the keywords that hold each. */
export function UniqueWords() {
  const { hash } = useLocation();
  // Another report is another piece of work.
  return <UniqueWordsTool key={hash} />;
}

function UniqueWordsTool() {
  const { t } = useTranslation('toolsLists');
  const base = useBaseCode();
  const given = useGivenKeywords();
  const { counted, source, text } = given;
  const [without, setWithout] = useState('');
  const [withFunctionWords, setWithFunctionWords] = useState(false);
  const lines = countedAgainstLimit(counted, true);
  const work = useWork(async () => {
    const { variables, files } = askedKeywords(source, text, base);
    const asked = { ...variables, without, withFunctionWords };
    return (await sendMultipart(UniqueWordsDocument, asked, files)).uniqueWords;
  });
  const { run } = work;
  const sourceKey = source && JSON.stringify(source);
  useEffect(() => {
    // A report is there as soon as the page is opened with it.
    if (sourceKey !== undefined) void run();
  }, [sourceKey]);
  return (
    <ToolFrame
      page="tool-unique-words"
      explain={t('unique.explain')}
      work={work}
      input={
        <div className={styles.input}>
          <div className={styles.withOptions} data-source={source !== undefined}>
            <KeywordInput given={given} />
            <div className={styles.optionColumn}>
              <Textarea
                label={t('unique.without')}
                description={t('unique.withoutHint')}
                inputWrapperOrder={['label', 'input', 'description']}
                value={without}
                onChange={(event) => setWithout(event.currentTarget.value)}
                rows={source ? 2 : 4}
                spellCheck={false}
                classNames={{ input: styles.area }}
              />
              <Switch
                checked={withFunctionWords}
                onChange={(event) => setWithFunctionWords(event.currentTarget.checked)}
                label={t('unique.functionWords')}
              />
            </div>
          </div>
        </div>
      }
      counts={source ? null : <LineCount counted={counted} limit={mostUniqueLines} countsRepeated />}
      action={t('unique.action')}
      isOff={!source && (lines === 0 || lines > mostUniqueLines)}
      empty={<StateMessage title={t('unique.empty')}>{t('unique.emptyText')}</StateMessage>}
      result={(answer) => <CountedWords counted={answer} />}
    />
  );
}

function CountedWords({ counted }: { counted: WordCount }) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  const [chosen, setChosen] = useState(0);
  const keywords = useMemo(() => linesIn(counted.keywords.lines), [counted]);
  const { words, total, isCut } = counted;
  const ofWord = useMemo(() => keywordsOf(words[chosen], keywords), [words, chosen, keywords]);
  const word = words[chosen]?.forms[0] ?? '';
  return (
    <>
      <div className={styles.resultHead}>
        <h2>{t('unique.found', { count: total, shown: format.integer(total) })}</h2>
        <span className={styles.facts}>
          {t('unique.of', { count: keywords.length, shown: format.integer(keywords.length) })}
          {isCut ? ` · ${t('source.cut', { shown: format.integer(keywords.length) })}` : null}
        </span>
        <ResultActs
          text={() => words.map(({ forms }) => forms[0] ?? '').join('\n')}
          count={total}
          name={t('unique.file')}
          from="tool-unique-words"
          files={[
            {
              ending: 'txt',
              content: () => words.map(({ forms }) => forms[0] ?? '').join('\n'),
            },
            {
              ending: 'csv',
              content: () => tableText(wordRows()),
            },
          ]}
        />
      </div>
      {words.length === 0 ? (
        <div className={styles.box}>
          <StateMessage title={t('unique.none')} level={3}>
            {t('unique.noneText')}
          </StateMessage>
        </div>
      ) : (
        <div className={styles.split}>
          <div className={styles.box}>
            <VirtualRows
              label={t('unique.words')}
              count={words.length}
              head={
                <>
                  <span className={styles.cell}>{t('unique.word')}</span>
                  <span className={styles.cell}>{t('unique.forms')}</span>
                  <span className={styles.figure}>{t('unique.keywords')}</span>
                </>
              }
              row={(place) => {
                const { forms = [], count = 0 } = words[place] ?? {};
                return (
                  <button
                    type="button"
                    className={styles.word}
                    aria-pressed={place === chosen}
                    onClick={() => setChosen(place)}
                  >
                    <span className={styles.cell}>{forms[0]}</span>
                    <span className={styles.forms} title={forms.join(', ')}>
                      {forms.slice(1).join(', ')}
                    </span>
                    <span className={styles.figure}>{format.integer(count)}</span>
                  </button>
                );
              }}
            />
          </div>
          <div className={styles.box}>
            <h3 className={styles.boxHead}>
              {t('unique.with', { word })}
              <span className={styles.facts}>{format.integer(ofWord.length)}</span>
            </h3>
            <NumberedLines key={chosen} label={t('unique.with', { word })} lines={ofWord} />
          </div>
        </div>
      )}
    </>
  );

  function wordRows(): (string | number)[][] {
    return [
      [t('unique.word'), t('unique.forms'), t('unique.keywords')],
      ...words.map(({ forms, count }) => [forms[0] ?? '', forms.join(', '), count]),
    ];
  }
}

function keywordsOf(word: WordCount['words'][number] | undefined, keywords: readonly string[]): string[] {
  return (word?.places.split(',') ?? []).map((place) => keywords[Number(place)] ?? '');
}
