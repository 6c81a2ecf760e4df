import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { LANE_2 } from '../../../../fakes/data/devices.ts';
import { OPERATORS, PATIENT } from '../../../../fakes/data/form.ts';
import { formHandlers } from '../../../../fakes/stage/handlers.ts';
import { enter, inEnglish, ScreenStage } from '../../../../fakes/stage/ScreenStage.tsx';
import { TestFormNew } from '../TestFormNew.tsx';

/** A server that has not answered yet. */
const createTest = fn(() => new Promise<Response>(() => undefined));

const meta = preview.meta({
  title: 'Screens/Test form/Keys',
  component: ScreenStage,
  args: { screen: TestFormNew, route: '/tests/new/:patientId', path: `/tests/new/${PATIENT.id}` },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  tags: ['!autodocs'],
  beforeEach: enter({
    handlers: { ...formHandlers, createTest },
    preferences: {
      device: LANE_2.id,
      operator: OPERATORS[0]!.id,
      test_group: { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
      language: 'en',
    },
  }),
});

export const Once = meta.story({
  name: 'Control and Enter starts one test, however often it is pressed meanwhile [OUR-81]',
  play: inEnglish(async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Done' });
    for (const _ of Array.from({ length: 3 })) await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(createTest).toHaveBeenCalled());
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(createTest).toHaveBeenCalledOnce();
  }),
});
