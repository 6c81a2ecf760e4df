import type { TestLanguageCode } from '@isopter/contract';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { PATIENT } from '../../../../fakes/data/form.ts';
import { monitorHandlers } from '../../../../fakes/stage/handlers.ts';
import { half, world } from '../../../../fakes/data/perimetry.ts';
import { enter, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { sessionOf, technician } from '../../../../fakes/scenes/sessions.ts';
import { TESTS } from '../../../../fakes/data/tests.ts';
import { PerimetryObserve } from '../kinds/perimetry/PerimetryObserve.tsx';

/** A technician watches a test in a session, in which the headset speaks this language. */
function watching(language: TestLanguageCode, screen = 'doing test') {
  const { user } = technician('TECHALL_ADMIN');
  const joined = sessionOf(0, 12, { patient: PATIENT, admin: user.id });
  const getPatient = () => ({ ...PATIENT, active_techall_session: joined.id });
  const handlers = { ...monitorHandlers({ ...half, test: { language }, screen }), getPatient };
  return enter({ ...world({}), handlers, user, joined });
}

const meta = preview.meta({
  title: 'Screens/Perimetry monitor/Captions',
  component: ScreenStage,
  args: { screen: PerimetryObserve, route: '/tests/observe/:id', path: `/tests/observe/${TESTS[0]!.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: watching('es'),
});

type Canvas = ReturnType<typeof within>;
const section = async (canvas: Canvas): Promise<Canvas> =>
  within(await canvas.findByRole('region', { name: 'Instruction to the patient' }));

const IN_ENGLISH =
  'Keep looking at the dot in the middle. Press the button whenever you see a light, even a faint one.';

export const Spanish = meta.story({
  name: 'Shows the instruction in the languages of patient and reader, and announces that of the reader only [OUR-645]',
  play: inEnglish(async ({ canvas }) => {
    const caption = await section(canvas);
    const spoken = await caption.findByText(
      /^Mire siempre el punto del centro\. Pulse el botón cada vez que vea una luz/,
    );
    await expect(spoken).toHaveAttribute('lang', 'es-ES');
    await expect(caption.getByRole('status')).toHaveTextContent(IN_ENGLISH);
    await expect(spoken).not.toHaveAttribute('role');
  }),
});

export const Arabic = meta.story({
  name: 'Shows an Arabic instruction from right to left [OUR-645]',
  tags: ['@all'],
  beforeEach: watching('ar', 'test paused'),
  play: inEnglish(async ({ canvas }) => {
    const caption = await section(canvas);
    await expect(await caption.findByText('الفحص متوقف مؤقتًا. أرِح عينيك قليلًا.')).toHaveAttribute('dir', 'rtl');
    await expect(caption.getByRole('status')).toHaveTextContent('The test is paused. Rest your eyes for a moment.');
  }),
});

export const SameLanguage = meta.story({
  name: 'Shows one text when patient and reader speak the same language [OUR-645]',
  beforeEach: watching('en'),
  play: inEnglish(async ({ canvas }) => {
    await expect(await (await section(canvas)).findAllByText(IN_ENGLISH)).toHaveLength(1);
  }),
});

export const NoLanguage = meta.story({
  name: 'Says that there is no caption in the language of the test [OUR-645]',
  beforeEach: watching('fi'),
  play: inEnglish(async ({ canvas }) => {
    const caption = await section(canvas);
    await expect(await caption.findByText(/^No caption in Finnish\./)).toBeVisible();
    await expect(caption.getByRole('status')).toHaveTextContent(IN_ENGLISH);
  }),
});

export const NoText = meta.story({
  name: 'Shows no caption for a step without a text [OUR-645]',
  beforeEach: watching('es', 'calibration'),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findAllByText('Calibration')).not.toHaveLength(0);
    await expect(canvas.queryByRole('region', { name: 'Instruction to the patient' })).toBeNull();
    // screen readers announce later instructions only if the live region was there before
    await waitFor(() => expect(document.querySelector('[data-part="instruction"]')).toHaveAttribute('role', 'status'));
    await expect(document.querySelector('[data-part="instruction"]')).toBeEmptyDOMElement();
  }),
});

export const ArabicReader = meta.story({ globals: { locale: 'ar-EG', viewport: { value: 'desktop' } } });
export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } } });
