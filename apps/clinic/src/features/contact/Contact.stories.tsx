import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { type BackendHandlers, refuse } from '../../fakes/stage/backend.ts';
import { clinic } from '../../fakes/data/clinic.ts';
import { AppAt, stage } from '../../fakes/stage/stage.tsx';

const sent = fn();
const enter =
  (more: BackendHandlers = {}) =>
  ({ globals }: { globals: Record<string, unknown> }) => {
    sent.mockClear();
    const sendSupportMessage: BackendHandlers['sendSupportMessage'] = ({ body }) => {
      sent(body);
      return undefined;
    };
    return stage(String(globals['locale']), { ...clinic, sendSupportMessage, ...more });
  };

const meta = preview.meta({
  title: 'Screens/Contact',
  component: AppAt,
  args: { path: '/contact' },
  parameters: { layout: 'fullscreen' },
  beforeEach: enter(),
});
const english = { tags: ['!autodocs'], globals: { locale: 'en-US' } };

export const Empty = meta.story();
export const Dark = meta.story({ globals: { theme: 'dark', viewport: { value: 'desktop' } } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });

export const Sent = meta.story({
  ...english,
  name: 'Needs name, e-mail and message, then thanks and leads to the patients [INFO-03] [NAV-19] [VAL-08]',
  tags: ['@all'],
  play: async ({ canvas }) => {
    const message = await canvas.findByRole('textbox', { name: 'Message' });
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    const send = canvas.getByRole('button', { name: 'Send message' });
    await expect(send).toBeDisabled();
    await userEvent.clear(email);
    await userEvent.type(email, 'maya{Enter}');
    await userEvent.click(message);
    await expect(await canvas.findByText('This is not an e-mail address')).toBeVisible();
    await userEvent.click(email);
    await expect(await canvas.findByText('Message is required')).toBeVisible();
    await userEvent.type(message, 'The headset stays dark.');
    await expect(send).toBeDisabled();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(email, '@home.example');
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await expect(await screen.findByText(/^Message sent/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Patients', level: 1 })).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      name: 'Maya Rosen',
      email: 'maya@home.example',
      phone_number: null,
      message: 'The headset stays dark.',
    });
  },
});

export const Failed = meta.story({
  ...english,
  name: 'Shows the server’s text in a toast when it fails, and keeps the message [INFO-03]',
  beforeEach: enter({ sendSupportMessage: () => refuse(400, 'The support is closed today.') }),
  play: async ({ canvas }) => {
    const message = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(message, 'The headset stays dark.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await screen.findByText('The support is closed today.')).toBeVisible();
    await expect(message).toHaveValue('The headset stays dark.');
  },
});
