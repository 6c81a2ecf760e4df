import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { never, refuse } from '../../../fakes/stage/backend.ts';
import { inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { Findings } from './Findings.tsx';
import { amended, enterFindings, entered, FINISHED } from '../../../fakes/scenes/findings.ts';

const meta = preview.meta({
  title: 'Screens/Findings of a test',
  component: ScreenStage,
  args: { screen: Findings, route: '/tests/findings/:id', path: `/tests/findings/${FINISHED.id}` },
  parameters: { layout: 'fullscreen' },
});

/** Nothing was entered yet, and nobody has read the test. */
export const Nothing = meta.story({ beforeEach: enterFindings() });

/** The same on a phone. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: enterFindings({ getInterpretation: () => amended, getEnteredFacts: () => entered }),
});

/** Before anything has come. */
export const Loading = meta.story({
  beforeEach: enterFindings({ getEnteredFacts: never, getInterpretation: never }),
});

/** Nothing could be loaded. */
export const Failed = meta.story({
  beforeEach: enterFindings({ getEnteredFacts: () => refuse(502, ''), getInterpretation: () => refuse(502, '') }),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('This could not be loaded')).toHaveLength(2));
  }),
});
