import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import type { BackendHandlers } from '../../../../fakes/stage/backend.ts';
import { choose, unfoldOptions } from '../../../../fakes/actions/choose.ts';
import { LANE_2 } from '../../../../fakes/data/devices.ts';
import { FORM_DATA, OPERATORS, PATIENT } from '../../../../fakes/data/form.ts';
import { formHandlers } from '../../../../fakes/stage/handlers.ts';
import { enterWorld, forgetAnnouncements, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { sampleTest } from '../../../../fakes/data/tests.ts';
import { TestFormNew } from '../TestFormNew.tsx';
import { queryConfirmation } from '../../../../fakes/actions/confirmation.ts';

const test_group = { group: 'VISUAL_ACUITY', strategy: 'NEAR', protocol: 'LANDOLT_C' } as const;
const VOICE = FORM_DATA.control_types.find(({ name }) => name === 'Voice')!;
let sent: unknown[] = [];
const handlers: BackendHandlers = {
  ...formHandlers,
  createTest: ({ body }) => {
    sent.push(body);
    return sampleTest(1);
  },
};

const meta = preview.meta({
  title: 'Screens/Test answered by voice',
  component: ScreenStage,
  args: { screen: TestFormNew, route: '/tests/new/:patientId', path: `/tests/new/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
});
const enter =
  (language: 'de' | 'es') =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    sent = [];
    const preferences = { device: LANE_2.id, operator: OPERATORS[0]!.id, test_group, language };
    return enterWorld({ handlers, preferences }, String(globals['locale']));
  };
const answerByVoice = async (): Promise<void> => {
  await unfoldOptions();
  await choose(/Response/, 'Voice');
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
};

export const Asked = meta.story({
  name: 'Asks before a test that is answered by voice; No makes none, Yes makes it [FORM-17] [FORM-31]',
  beforeEach: enter('es'),
  play: inEnglish(async ({ canvas }) => {
    await answerByVoice();
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/^The patient will answer by voice/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(queryConfirmation()).toBeNull());
    await expect(sent).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/tests/observe/');
    await expect(sent).toEqual([expect.objectContaining({ control_type: VOICE.id, language: 'es' })]);
    forgetAnnouncements();
  }),
});

export const NotUnderstood = meta.story({
  name: 'Asks nothing in a language that is not understood [FORM-31]',
  beforeEach: enter('de'),
  play: inEnglish(async ({ canvas }) => {
    await answerByVoice();
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/tests/observe/');
    await expect(sent).toHaveLength(1);
    forgetAnnouncements();
  }),
});

export const Spanish = meta.story({
  name: 'Names what patients answer by in the language of the application (of OUR-53)',
  tags: ['!autodocs', '@all'],
  globals: { locale: 'es-ES' },
  beforeEach: enter('es'),
  play: async ({ canvas }) => {
    const options = await canvas.findByRole('button', { name: /^Opciones/ });
    if (options.getAttribute('aria-expanded') !== 'true') await userEvent.click(options);
    await userEvent.click(await canvas.findByRole('button', { name: /Respuestas mediante/ }));
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Botón',
      'Voz',
    ]);
    await userEvent.keyboard('{Escape}');
  },
});
