import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './question-list.module.css';

/** A question with its answer. */
export interface Question {
  /** `category/question`, used as the anchor. */
  id: string;
  title: string;
  answer: ReactNode;
}

/** Questions of one category. */
export interface QuestionCategory {
  id: string;
  title: string;
  questions: readonly Question[];
}

interface QuestionListProps {
  categories: readonly QuestionCategory[];
  /** Heading level of categories. */
  level: 2 | 3;
  /** Whether the content above has its final height, so that scrolling to the anchor is exact. */
  isLayoutStable: boolean;
}

/** Questions by category. The hash opens a question, so that answers can be linked. */
export function QuestionList({ categories, level, isLayoutStable }: QuestionListProps) {
  const { hash } = useLocation();
  const openId = hash.slice(1);
  const Heading = `h${level}` as const;
  useEffect(() => {
    if (!isLayoutStable || !openId.includes('/')) return;
    document.getElementById(openId)?.scrollIntoView({ block: 'center' });
  }, [openId, isLayoutStable]);
  return (
    <div className={styles.categories}>
      {categories.map(({ id, title, questions }) => (
        <div key={id} className={styles.category}>
          <Heading id={id}>{title}</Heading>
          {questions.map((question) => (
            <Item key={question.id} question={question} isOpen={question.id === openId} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Item({ question: { id, title, answer }, isOpen }: { question: Question; isOpen: boolean }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const toggle = (event: MouseEvent) => {
    // The hash opens the question instead.
    event.preventDefault();
    void navigate({ search, hash: isOpen ? '' : id }, { replace: true, preventScrollReset: true });
  };
  return (
    <details className={styles.item} id={id} open={isOpen}>
      <summary onClick={toggle}>{title}</summary>
      {answer}
    </details>
  );
}
