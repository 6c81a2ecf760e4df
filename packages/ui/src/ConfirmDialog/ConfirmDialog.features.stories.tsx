import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { confirmDialogDocs } from './ConfirmDialog.docs.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  title: 'Components/ConfirmDialog/Features',
  component: ConfirmDialog,
  args: {
    title: 'Cancel this test?',
    message: 'The headset stops at once.',
    confirmLabel: 'Cancel test',
    cancelLabel: 'Go on testing',
    isOpen: true,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
});
const buttons = (): (string | null)[] =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

export const Question = meta.story({
  name: 'Has title, message, confirm, cancel and close [NAV-14]',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this test?' });
    await expect(dialog).toHaveTextContent('The headset stops at once.');
    await expect(buttons()).toEqual(['Close', 'Go on testing', 'Cancel test']);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});
export const Alternate = meta.story({
  name: 'Has optional extra text and an alternate confirm [NAV-14]',
  args: {
    title: 'Save the patient?',
    message: 'A patient with this name and date of birth exists.',
    extraText: 'Okafor, Adaeze, born 03/14/1961, A-20418',
    confirmLabel: 'Save as new',
    alternate: { label: 'Open the existing one', onConfirm: fn() },
    cancelLabel: undefined,
  },
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await expect(buttons()).toEqual(['Close', 'Cancel', 'Open the existing one', 'Save as new']);
    await userEvent.click(screen.getByRole('button', { name: 'Open the existing one' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(args.alternate?.onConfirm).toHaveBeenCalledOnce();
  },
});
export const WithoutCancel = meta.story({
  name: 'Works without cancel [NAV-14]',
  args: { cancelLabel: null },
  play: async () => {
    await screen.findByRole('alertdialog');
    await expect(buttons()).toEqual(['Close', 'Cancel test']);
  },
});
export const Danger = meta.story({
  args: { title: 'Delete this patient?', message: 'This cannot be undone.', confirmLabel: 'Delete', tone: 'danger' },
});
export const Pending = meta.story({
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel test' }));
    await expect(await screen.findByRole('progressbar', { name: 'In progress' })).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Go on testing' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});
export const Refused = meta.story({
  args: { onConfirm: fn(() => Promise.reject(new Error('refused'))) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel test' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Go on testing' })).toBeEnabled());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});
export const AnyTextLong = meta.story(anyText(confirmDialogDocs, ['long']));
export const AnyTextRightToLeft = meta.story(anyText(confirmDialogDocs, ['rightToLeft']));
export const AnyTextEmoji = meta.story(anyText(confirmDialogDocs, ['emoji']));
