import type { ReactElement, ReactNode } from 'react';
import { picture as pictureClass, step, steps as stepsClass } from './questions.css.ts';

interface StepsProps {
  steps: readonly { id: string; text: string; picture: ReactNode }[];
}

/** Numbered steps, each with an optional picture of the control to press or the result. */
export const Steps = ({ steps }: StepsProps): ReactElement => (
  <ol className={stepsClass}>
    {steps.map(({ id, text, picture }) => (
      <li key={id}>
        <div className={step}>
          <span>{text}</span>
          {picture !== null && (
            // the text says what the picture shows; it cannot be pressed
            <div className={pictureClass} aria-hidden="true" inert data-part="picture">
              {picture}
            </div>
          )}
        </div>
      </li>
    ))}
  </ol>
);
