import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AppAt } from '../../fakes/stage/stage.tsx';
import { stageZeroPii } from '../../fakes/scenes/zeroPii.ts';

/** The bodies of all requests about patients. */
const received: unknown[] = [];

const meta = preview.meta({
  title: 'Screens/Zero-PII/Turned off on the server',
  component: AppAt,
  args: { path: '/patients/new' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ globals }: { globals: Record<string, unknown> }) =>
    stageZeroPii(String(globals['locale']), { received, isEncrypted: false, isTurnedOff: true }),
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
});

export const Entered = meta.story({
  name: 'Says that the mode is off, sends nothing of a new patient, and keeps what was typed [OUR-591]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Zero-PII mode is off on the server/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enter the key' })).toBeNull();
    const first = await canvas.findByRole('textbox', { name: /^First name/ });
    await userEvent.type(first, 'Ngozi');
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Last name/ }), 'Nnamdi');
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Date of birth/ }), '03/14/1961');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Not saved. Zero-PII mode is off on the server/)).toBeVisible();
    await expect(first).toHaveValue('Ngozi');
    await expect(JSON.stringify(received)).not.toMatch(/Ngozi|Nnamdi|1961-03-14/);
  },
});
