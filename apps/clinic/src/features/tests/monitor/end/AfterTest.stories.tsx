import type { Test } from '@isopter/contract';
import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { PATIENT } from '../../../../fakes/data/form.ts';
import { monitorHandlers } from '../../../../fakes/stage/handlers.ts';
import { sampleProgression } from '../../../../fakes/data/progression.ts';
import { enter, inEnglish, ScreenStage, type World } from '../../../../fakes/stage/ScreenStage.tsx';
import { sampleTest } from '../../../../fakes/data/tests.ts';
import { session } from '../../../../lib/platform/session/session.ts';
import { AudiologyObserve } from '../kinds/audiology/AudiologyObserve.tsx';
import { PerimetryObserve } from '../kinds/perimetry/PerimetryObserve.tsx';

const TEST = sampleTest(1);

const meta = preview.meta({
  title: 'Screens/After a test',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TEST.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});

/** A test that is over, of a patient with earlier fields. */
const over = (test: Partial<Test>): World => ({
  handlers: {
    ...monitorHandlers({ screen: null, test: { status: 'finished', sign_off: 'new', ...test } }),
    getProgression: () => sampleProgression(),
  },
  sockets: [{ ready: 0 }],
});
/** The links that begin a repeat. */
const repeats = async (canvas: ReturnType<typeof within>): Promise<ReturnType<typeof within>> =>
  within(await canvas.findByRole('region', { name: 'Repeat the test' }));
/** Enters as a user who is not a doctor. */
const enterAs =
  (change: (signedIn: NonNullable<typeof session.current>) => void) =>
  async (context: { globals: Record<string, unknown> }): Promise<() => void> => {
    const leave = await enter(over({}))(context);
    change(session.current!);
    return leave;
  };

export const Finished = meta.story({
  name: 'Leads a doctor to the interpretation, a repeat of either eye, and the progression [OUR-85]',
  beforeEach: enter(over({})),
  play: inEnglish(async ({ canvas }) => {
    const interpret = await canvas.findByRole('link', { name: 'Interpret and sign' });
    await expect(interpret).toHaveAttribute('href', `/tests/findings/${TEST.id}`);
    await expect(canvas.getByText('Unread')).toBeVisible();
    const [left, right, both] = (await repeats(canvas)).getAllByRole('link');
    await expect(left).toHaveAccessibleName('Left eye');
    await expect(left).toHaveAttribute('href', `/tests/new/${PATIENT.id}?repeat=${TEST.id}&eye=OS`);
    await expect(right).toHaveAccessibleName('Right eye');
    await expect(both).toHaveAccessibleName('Both eyes');
    await expect(await canvas.findByRole('link', { name: 'Progression' })).toHaveAttribute(
      'href',
      `/tests/progression/${PATIENT.id}`,
    );
  }),
});

export const ByKeyboard = meta.story({
  name: 'Reaches the repeat by keyboard [OUR-85]',
  tags: ['!autodocs'],
  beforeEach: enter(over({})),
  play: inEnglish(async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Interpret and sign' })).focus();
    await userEvent.tab();
    await expect((await repeats(canvas)).getByRole('link', { name: 'Left eye' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent(`/tests/new/${PATIENT.id}`);
  }),
});

export const Failed = meta.story({
  name: 'After a test that failed there is a repeat and a note, nothing to interpret [OUR-85]',
  beforeEach: enter(over({ status: 'failed', sign_off: null })),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Note to the doctor' })).toBeVisible();
    await expect((await repeats(canvas)).getByRole('link', { name: 'Left eye' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Progression' })).toBeNull();
  }),
});

export const NoEye = meta.story({
  name: 'A test whose eye is not chosen is repeated as a whole [OUR-85]',
  args: { screen: AudiologyObserve },
  beforeEach: (context) => {
    const { handlers, ...world } = over({ test_group: { group: 'AUDIOLOGY', strategy: 'PURE_TONE_SCREENING' } });
    return enter({
      ...world,
      handlers: { ...handlers, getPureToneResponses: () => [] },
    })(context);
  },
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Repeat' })).toHaveAttribute(
      'href',
      `/tests/new/${PATIENT.id}?repeat=${TEST.id}`,
    );
  }),
});

export const Operator = meta.story({
  name: 'An operator leaves a note to the doctor [OUR-85]',
  tags: ['!autodocs'],
  beforeEach: enterAs(({ user }) => {
    user.groups = [{ name: 'OPERATOR' }];
  }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Note to the doctor' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Interpret and sign' })).toBeNull();
  }),
});

export const Running = meta.story({
  name: 'While a test runs there is nothing of this [OUR-85]',
  tags: ['!autodocs', '@all'],
  beforeEach: enter(over({ status: 'started', sign_off: null })),
  play: inEnglish(async ({ canvas }) => {
    await canvas.findAllByText('Okafor, Adaeze');
    await expect(canvas.queryByRole('link', { name: /^Repeat|^Note|^Interpret/ })).toBeNull();
  }),
});

export const Dark = meta.story({ globals: { theme: 'dark' }, beforeEach: enter(over({})) });
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG', direction: 'rtl' },
  beforeEach: enter(over({})),
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } }, beforeEach: enter(over({})) });
