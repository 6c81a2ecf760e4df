import type { Resources } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ABOUT_PHONES, type QuestionId } from './faq.ts';
import { PhoneLinks } from './PhoneLinks.tsx';
import { pictureOf } from './pictures.tsx';
import { answer, paragraph } from './questions.css.ts';
import { Steps } from './Steps.tsx';

type Stepped = keyof Resources['help']['steps'];

/** An answer, what to do step by step, and where phones are set up. */
export function Answer({ question }: { question: QuestionId }): ReactElement {
  const { t, i18n } = useTranslation('help');
  const hasSteps = i18n.exists(`steps.${question}`, { ns: 'help' });
  const steps: Record<string, string> = hasSteps ? t(($) => $.steps[question as Stepped], { returnObjects: true }) : {};
  return (
    <div className={answer}>
      <p className={paragraph}>{t(($) => $.faq[question].answer)}</p>
      {hasSteps && (
        <Steps steps={Object.entries(steps).map(([id, text]) => ({ id, text, picture: pictureOf(question, id) }))} />
      )}
      {ABOUT_PHONES.includes(question) && <PhoneLinks />}
    </div>
  );
}
