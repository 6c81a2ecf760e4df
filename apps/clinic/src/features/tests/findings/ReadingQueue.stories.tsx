import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { refuse } from '../../../fakes/stage/backend.ts';
import { inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { enterFindings, FINISHED } from '../../../fakes/scenes/findings.ts';
import { Findings } from './Findings.tsx';

const PREVIOUS = '7d000000-0000-4000-8000-000000000001';
const NEXT = '7d000000-0000-4000-8000-000000000002';
const meta = preview.meta({
  title: 'Screens/Findings of a test/Reading queue',
  component: ScreenStage,
  args: { screen: Findings, route: '/tests/findings/:id', path: `/tests/findings/${FINISHED.id}?queue=change` },
  parameters: { layout: 'fullscreen' },
});

/** The query of the last `getReadingPlace` call. */
let asked: Record<string, string> = {};

export const Within = meta.story({
  name: 'Shows the place in the queue, and leads on in the chosen order [OUR-744]',
  args: { path: `/tests/findings/${FINISHED.id}?queue=change&group=PERIMETRY` },
  beforeEach: enterFindings({
    getTest: ({ params }) => ({ ...FINISHED, id: params['id']! }),
    getReadingPlace: ({ query }) => {
      asked = query;
      return { position: 2, count: 7, previous: PREVIOUS, next: NEXT };
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('2 of 7 in the reading queue')).toBeVisible();
    await expect(canvas.getByText('Sorted by: Largest change')).toBeVisible();
    await expect(asked).toEqual({ order: 'change', group: 'PERIMETRY' });
    await expect(canvas.getByRole('link', { name: 'Previous unread' })).toHaveAttribute(
      'href',
      `/tests/findings/${PREVIOUS}?queue=change&group=PERIMETRY`,
    );
    await expect(canvas.getByRole('link', { name: 'Back to the queue' })).toHaveAttribute(
      'href',
      '/today?queue=change&group=PERIMETRY',
    );
    await userEvent.keyboard('j');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/findings/${NEXT}`);
  }),
});

export const Assigned = meta.story({
  name: 'Leads from test to test of those that are assigned to the user [OUR-748]',
  args: { path: `/tests/findings/${FINISHED.id}?queue=change&assigned=me` },
  beforeEach: enterFindings({
    getReadingPlace: ({ query }) => {
      asked = query;
      return { position: 1, count: 2, previous: null, next: NEXT };
    },
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 2 assigned to you')).toBeVisible();
    await expect(asked).toEqual({ order: 'change', assigned: 'me' });
    await expect(canvas.getByRole('link', { name: 'Next unread' })).toHaveAttribute(
      'href',
      `/tests/findings/${NEXT}?queue=change&assigned=me`,
    );
  }),
});

export const OnlyAssigned = meta.story({
  name: 'Says that no other unread test is assigned to the user [OUR-748]',
  args: { path: `/tests/findings/${FINISHED.id}?queue=oldest&assigned=me` },
  beforeEach: enterFindings({ getReadingPlace: () => ({ position: 1, count: 1, previous: null, next: null }) }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No other unread tests are assigned to you.')).toBeVisible();
  }),
});

export const Last = meta.story({
  name: 'Says at the end that earlier tests are still unread [OUR-744]',
  beforeEach: enterFindings({ getReadingPlace: () => ({ position: 7, count: 7, previous: PREVIOUS, next: null }) }),
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText('This is the last test in this order. Earlier ones are still unread.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next unread' })).toBeNull();
  }),
});

export const Done = meta.story({
  name: 'Says that no other test is unread, once this one is read [OUR-744]',
  beforeEach: enterFindings({
    getTest: () => ({ ...FINISHED, sign_off: 'signed' }),
    getReadingPlace: () => ({ position: 1, count: 1, previous: null, next: null }),
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByText('No other unread tests.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the queue' })).toBeVisible();
  }),
});

export const Failed = meta.story({
  name: 'Says that the queue could not be loaded, and leads back to it [OUR-744]',
  beforeEach: enterFindings({ getReadingPlace: () => refuse(502, '') }),
  play: inEnglish(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The reading queue could not be loaded.')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Back to the queue' })).toBeVisible();
  }),
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: enterFindings({ getReadingPlace: () => ({ position: 2, count: 7, previous: PREVIOUS, next: NEXT }) }),
});
