import { LinkButton } from '@isopter/ui';
import { PreviousIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, type Phone } from '../place.ts';
import { answer, questions, topicTitle } from './questions.css.ts';
import { Steps } from './Steps.tsx';

/** How a phone is set up to sign in, to be told of tests, and to give a headset its network. */
export function PhonePage({ phone }: { phone: Phone }): ReactElement {
  const { t } = useTranslation('help');
  const steps: Record<string, string> = t(($) => $.phoneSteps[phone], { returnObjects: true });
  return (
    <div className={questions}>
      <div>
        <LinkButton href={addressOf({ tab: 'questions', phone: null })} variant="quiet" icon={<PreviousIcon />}>
          {t(($) => $.phones.back)}
        </LinkButton>
      </div>
      <section className={answer} aria-labelledby="phone">
        <h2 id="phone" className={topicTitle}>
          {t(($) => $.phones[phone].title)}
        </h2>
        <Steps steps={Object.entries(steps).map(([id, text]) => ({ id, text, picture: null }))} />
      </section>
    </div>
  );
}
