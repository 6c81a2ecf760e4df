import { Disclosure } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Answer } from './Answer.tsx';
import { TOPICS } from './faq.ts';
import { questions, topic, topicTitle } from './questions.css.ts';

/** Frequent questions by topic; an answer opens under its question [INFO-02]. */
export function Questions(): ReactElement {
  const { t } = useTranslation('help');
  return (
    <div className={questions}>
      {TOPICS.map(({ id, questions: asked }) => (
        <section key={id} className={topic} aria-labelledby={`topic-${id}`}>
          <h2 id={`topic-${id}`} className={topicTitle}>
            {t(($) => $.topics[id])}
          </h2>
          {asked.map((question) => (
            <Disclosure key={question} title={t(($) => $.faq[question].question)}>
              <Answer question={question} />
            </Disclosure>
          ))}
        </section>
      ))}
    </div>
  );
}
