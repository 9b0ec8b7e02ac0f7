import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styles from './question-list.module.css';

/** A question with what answers it. */
export interface Question {
  /** `category/question`: its place in the address after `#`. */
  id: string;
  title: string;
  answer: ReactNode;
}

/** Questions about one thing, in their order. */
export interface QuestionCategory {
  id: string;
  title: string;
  questions: readonly Question[];
}

interface QuestionListProps {
  categories: readonly QuestionCategory[];
  /** Level of the categories' headings. */
  level: 2 | 3;
  /** Whether what stands above has its height. */
  isLayoutStable: boolean;
}

/** Questions by category. The one that the address names is open, so that an answer can be sent. */
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
    // The address says what is open.
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
