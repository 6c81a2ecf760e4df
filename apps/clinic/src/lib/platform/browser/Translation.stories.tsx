import { type ReactElement, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { translatePage } from './fakes/translatePage.ts';
import { keepTranslatedText } from './translation.ts';

/** Texts beside figures, texts that come and go, and lines that change places. */
function Figures(): ReactElement {
  const [given, setGiven] = useState(1);
  const lines = given % 2 === 0 ? ['fixation', 'positives'] : ['positives', 'fixation'];
  return (
    <>
      <button type="button" onClick={() => setGiven(given + 1)}>
        Next
      </button>
      <p data-testid="figures">
        {given} of {given * 10} seen{given % 2 === 0 && ', too few to judge'},{' '}
        {given % 3 === 0 ? <b>limit</b> : 'within'}
      </p>
      <div data-testid="lines">
        {lines.map((line) => (
          <span key={line}>
            {line} {given};
          </span>
        ))}
        {given > 3 && 'end'}
      </div>
    </>
  );
}

const textsOf = (given: number): string[] => [
  `${given} of ${given * 10} seen${given % 2 === 0 ? ', too few to judge' : ''}, ${given % 3 === 0 ? 'limit' : 'within'}`,
  `${(given % 2 === 0 ? ['fixation', 'positives'] : ['positives', 'fixation']).map((line) => `${line} ${given};`).join('')}${given > 3 ? 'end' : ''}`,
];

const meta = preview.meta({ title: 'Screens/Translation by the browser', component: Figures });

export const Translated = meta.story({
  name: 'Shows the same figures on a translated page as on a fresh one (of OUR-702)',
  beforeEach: () => keepTranslatedText(document.body),
  play: async ({ canvas }) => {
    const shown = () => ['figures', 'lines'].map((id) => canvas.getByTestId(id).textContent);
    await expect(shown()).toEqual(textsOf(1));
    for (let given = 2; given < 14; given++) {
      // the browser translates again what has changed, but not at once
      if (given % 5 !== 0) translatePage();
      await Promise.resolve();
      await userEvent.click(canvas.getByRole('button'));
      await expect(shown()).toEqual(textsOf(given));
    }
  },
});
