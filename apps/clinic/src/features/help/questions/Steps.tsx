import type { ReactElement, ReactNode } from 'react';
import { picture as pictureClass, step, steps as stepsClass } from './questions.css.ts';

interface StepsProps {
  steps: readonly { id: string; text: string; picture: ReactNode }[];
}

/** What to do, one step after the other, with a picture of what is pressed or seen where there is one. */
export const Steps = ({ steps }: StepsProps): ReactElement => (
  <ol className={stepsClass}>
    {steps.map(({ id, text, picture }) => (
      <li key={id}>
        <div className={step}>
          <span>{text}</span>
          {picture !== null && (
            // what it shows is said in the text; nobody presses it
            <div className={pictureClass} aria-hidden="true" inert data-part="picture">
              {picture}
            </div>
          )}
        </div>
      </li>
    ))}
  </ol>
);
