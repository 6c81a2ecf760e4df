import type { EnteredFactsWrite } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { refuse, refuseChanged } from '../../../fakes/stage/backend.ts';
import { enter, forgetAnnouncements, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { technician } from '../../../fakes/scenes/sessions.ts';
import { hasUnsaved } from '../../../lib/frame/leaving/unsaved.ts';
import { sampleTest } from '../../../fakes/data/tests.ts';
import { Findings } from './Findings.tsx';
import { enterFindings, entered, FINISHED, handlers, nobody, sent } from '../../../fakes/scenes/findings.ts';

const meta = preview.meta({
  title: 'Screens/Findings of a test/What is entered',
  component: ScreenStage,
  args: { screen: Findings, route: '/tests/findings/:id', path: `/tests/findings/${FINISHED.id}` },
  parameters: { layout: 'fullscreen' },
});

const eye = async (canvas: Pick<typeof screen, 'findByRole'>, name: 'Left eye' | 'Right eye') => {
  const heading = await canvas.findByRole('heading', { name });
  return within(heading.closest<HTMLElement>('[data-component=Card]')!);
};

/** Shows the entered facts, by whom and when; unusual values have a question. */
export const Entered = meta.story({
  name: 'Says what was entered, by whom, and what to check [OUR-20] [OUR-21] [OUR-22]',
  beforeEach: enterFindings({ getEnteredFacts: () => entered }),
  play: inEnglish(async ({ canvas }) => {
    const right = await eye(canvas, 'Right eye');
    await expect(right.getByLabelText(/Sphere/)).toHaveValue('−1.50');
    await expect(right.getByText('A pupil this small darkens the field: check it')).toBeVisible();
    await expect(right.getByText('Unusually high: check it')).toBeVisible();
    await expect(canvas.getByText(/^Last changed by Tomás Vidal, /)).toBeVisible();
  }),
});

/** Everything is typed, and stored as the contract has it. */
export const Typing = meta.story({
  name: 'Stores what is typed [OUR-20]',
  tags: ['@all'],
  beforeEach: enterFindings(),
  play: inEnglish(async ({ canvas }) => {
    const right = await eye(canvas, 'Right eye');
    await userEvent.type(right.getByLabelText(/Sphere/), '-1,50');
    await userEvent.type(right.getByLabelText(/Cylinder/), '-0.75');
    await userEvent.type(right.getByLabelText(/Axis/), '90');
    await userEvent.type(right.getByLabelText(/Pressure/), '31');
    await userEvent.click(right.getByRole('button', { name: /Method/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Goldmann' }));
    await expect(await right.findByText('Unusually high: check it')).toBeVisible();
    await expect(hasUnsaved()).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.facts).toEqual({
        version: 0,
        od: {
          refraction: { sphere: -1.5, cylinder: -0.75, axis: 90 },
          iop: { pressure: 31, method: 'GAT' },
        },
        os: null,
        comment: null,
      }),
    );
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    forgetAnnouncements();
  }),
});

/** Invalid values have errors at their fields, and nothing is sent. */
export const Refused = meta.story({
  name: 'Says at the field what cannot be stored, and leads to the first one [OUR-20] [OUR-73]',
  tags: ['!autodocs'],
  beforeEach: enterFindings(),
  play: inEnglish(async ({ canvas }) => {
    const right = await eye(canvas, 'Right eye');
    const sphere = right.getByLabelText(/Sphere/);
    await userEvent.type(sphere, '-1.3');
    await userEvent.type(right.getByLabelText(/Cylinder/), '-0.75');
    await userEvent.tab();
    await expect(await right.findByText('In steps of 0.25')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await right.findByText('A cylinder needs its axis')).toBeVisible();
    await expect(sent.facts).toBeUndefined();
    await waitFor(() => expect(sphere).toHaveFocus());
    // a comma is as good as a point, and the refusal goes with what caused it
    await userEvent.clear(sphere);
    await userEvent.type(sphere, '-1,50');
    await waitFor(() => expect(right.queryByText('In steps of 0.25')).toBeNull());
  }),
});

/** Somebody saved the same measurement meanwhile: both versions are shown, and their other measurements are kept. */
export const Changed = meta.story({
  name: 'Shows both versions after somebody else has saved, and loses neither [OUR-22] [OUR-552]',
  beforeEach: (context) => {
    return enterFindings({
      getEnteredFacts: () => nobody,
      updateEnteredFacts: (request) =>
        (request.body as EnteredFactsWrite).version === 0
          ? refuseChanged(entered)
          : handlers.updateEnteredFacts!(request),
    })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    const right = await eye(canvas, 'Right eye');
    const sphere = right.getByLabelText(/Sphere/);
    await userEvent.type(sphere, '+2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Someone else changed this in the meantime')).toBeVisible();
    await expect(sphere).toHaveValue('+2.00');
    await expect(right.getByText('Saved in the meantime: −1.50')).toBeVisible();
    await expect(canvas.getByLabelText(/Comment/)).toHaveValue('Ptosis taped.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine' }));
    await waitFor(() =>
      expect(sent.facts).toMatchObject({
        version: 1,
        od: { refraction: { sphere: 2 }, iop: entered.od?.iop, pupil: entered.od?.pupil },
        comment: 'Ptosis taped.',
      }),
    );
    await waitFor(() => expect(canvas.queryByText('Someone else changed this in the meantime')).toBeNull());
    forgetAnnouncements();
  }),
});

/** A running test is not interpreted yet; facts can be entered. */
export const Running = meta.story({
  name: 'Takes facts of a running test, and no interpretation [OUR-20] [OUR-24]',
  beforeEach: enterFindings({ getTest: () => sampleTest(1) }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('Only a finished test can be interpreted.')).toBeVisible();
    await expect(await eye(canvas, 'Left eye')).toBeTruthy();
  }),
});

/** Saving fails: what was typed is still there. */
export const SaveFails = meta.story({
  beforeEach: enterFindings({ updateEnteredFacts: () => refuse(500, '') }),
  play: inEnglish(async ({ canvas }) => {
    const comment = await canvas.findByLabelText(/Comment/);
    await userEvent.type(comment, 'Tired.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server had a problem');
    await expect(comment).toHaveValue('Tired.');
  }),
});

export const Technician = meta.story({
  name: 'Is only read by a technician outside a session with the patient [OUR-306]',
  beforeEach: enter({
    handlers: { ...handlers, getEnteredFacts: () => entered },
    user: technician('TECHALL_ADMIN').user,
  }),
  play: inEnglish(async ({ canvas }) => {
    const right = await eye(canvas, 'Right eye');
    await expect(right.getByLabelText(/Sphere/)).toHaveValue('−1.50');
    await expect(right.getByLabelText(/Sphere/)).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  }),
});
