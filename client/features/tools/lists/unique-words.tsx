import { Checkbox, Textarea } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxUniqueWordLines } from '../../../../server/contract/tools/list-limits.js';
import { StateMessage } from '../../../components/ui/state-message.js';
import { sendMultipart } from '../../../graphql/transport/send-multipart.js';
import { useFormat } from '../../../i18n/use-format.js';
import { KeywordResultHeader, KeywordTool, RemountPerReport } from './keyword-tool.js';
import { splitLines, toCsv } from './list-file.js';
import styles from './list-tools.module.css';
import { UniqueWordsDocument, type UniqueWordsQuery } from './list-tools.generated.js';
import { NumberedLines, VirtualRows } from './virtual-rows.js';

const page = 'tool-unique-words';

type WordCounts = UniqueWordsQuery['uniqueWords'];

/** Counts the distinct words of keywords, with the keywords that contain each. */
export function UniqueWords() {
  return <RemountPerReport tool={UniqueWordsTool} />;
}

function UniqueWordsTool() {
  const { t } = useTranslation('toolsLists');
  const [excludedWords, setWithout] = useState('');
  const [withFunctionWords, setWithFunctionWords] = useState(false);
  return (
    <KeywordTool
      page={page}
      messages={{
        explain: t('unique.explain'),
        action: t('unique.action'),
        empty: t('unique.empty'),
        emptyText: t('unique.emptyText'),
      }}
      limit={maxUniqueWordLines}
      submitKeywords={async ({ variables, files }) => {
        const requestVariables = { ...variables, excludedWords, withFunctionWords };
        return (await sendMultipart(UniqueWordsDocument, requestVariables, files)).uniqueWords;
      }}
      options={(isFromReport) => (
        <>
          <Textarea
            label={t('unique.without')}
            description={t('unique.withoutHint')}
            inputWrapperOrder={['label', 'input', 'description']}
            value={excludedWords}
            onChange={(event) => setWithout(event.currentTarget.value)}
            rows={isFromReport ? 2 : 4}
            spellCheck={false}
            classNames={{ input: styles.area }}
          />
          <Checkbox
            checked={withFunctionWords}
            onChange={(event) => setWithFunctionWords(event.currentTarget.checked)}
            label={t('unique.functionWords')}
          />
        </>
      )}
      renderResult={(result) => <UniqueWordsResult wordCounts={result} />}
    />
  );
}

function UniqueWordsResult({ wordCounts }: { wordCounts: WordCounts }) {
  const { t } = useTranslation('toolsLists');
  const format = useFormat();
  const [selectedIndex, setSelectedIndex] = useState(0);
  const keywords = useMemo(() => splitLines(wordCounts.keywords.lines), [wordCounts]);
  const { words, total, isCut } = wordCounts;
  const keywordsWithWord = useMemo(
    () => findKeywords(words[selectedIndex], keywords),
    [words, selectedIndex, keywords],
  );
  const word = words[selectedIndex]?.forms[0] ?? '';
  return (
    <>
      <KeywordResultHeader
        title={t('unique.found', { count: total, formatted: format.integer(total) })}
        summary={t('unique.of', { count: keywords.length, formatted: format.integer(keywords.length) })}
        readCount={isCut ? keywords.length : undefined}
        text={() => words.map(({ forms }) => forms[0] ?? '').join('\n')}
        count={total}
        name={t('unique.file')}
        from={page}
        files={[
          {
            extension: 'txt',
            content: () => words.map(({ forms }) => forms[0] ?? '').join('\n'),
          },
          {
            extension: 'csv',
            content: () => toCsv(wordRows()),
          },
        ]}
      />
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
              header={
                <>
                  <span className={styles.cell}>{t('unique.word')}</span>
                  <span className={styles.cell}>{t('unique.forms')}</span>
                  <span className={styles.figure}>{t('unique.keywords')}</span>
                </>
              }
              renderRow={(index) => {
                const { forms = [], count = 0 } = words[index] ?? {};
                return (
                  <button
                    type="button"
                    className={styles.word}
                    aria-pressed={index === selectedIndex}
                    onClick={() => setSelectedIndex(index)}
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
              <span className={styles.facts}>{format.integer(keywordsWithWord.length)}</span>
            </h3>
            <NumberedLines key={selectedIndex} label={t('unique.with', { word })} lines={keywordsWithWord} />
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

function findKeywords(word: WordCounts['words'][number] | undefined, keywords: readonly string[]): string[] {
  return (word?.places.split(',') ?? []).map((index) => keywords[Number(index)] ?? '');
}

export { UniqueWords as Component };
