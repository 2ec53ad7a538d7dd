import { IconPlus } from '@tabler/icons-react';
import type { Question } from './Question';
import styles from './QuestionList.module.css';

/** Questions that open one by one. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className={styles.questions}>
      {questions.map(({ id, question, answer }) => (
        <details key={id} id={id} className={styles.question} data-question="">
          <summary>
            <span>{question}</span>
            <IconPlus size={18} stroke={1.75} aria-hidden />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
