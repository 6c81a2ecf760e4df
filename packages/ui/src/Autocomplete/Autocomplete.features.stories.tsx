import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import type { Option } from '../listbox/OptionList.tsx';
import { autocompleteDocs } from './Autocomplete.docs.tsx';
import { Autocomplete } from './Autocomplete.tsx';
import { findPatients, PATIENTS } from './sample.ts';

const meta = preview.meta({
  title: 'Components/Autocomplete/Features',
  component: Autocomplete,
  args: { label: 'Patient', placeholder: 'Name or ID', load: findPatients, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

const never = (): Promise<readonly Option[]> => new Promise(() => undefined);

export const Picked = meta.story({
  args: { defaultValue: PATIENTS[2]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Patient' })).toHaveValue('Okafor, Adaeze');
    // the text that distinguishes two items of the same name stays visible
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Born 07/30/1974, A-21055');
  },
});
export const Invalid = meta.story({ args: { isRequired: true, errorMessage: 'Patient is required' } });
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: PATIENTS[2]! } });
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: PATIENTS[2]! } });

export const Keyboard = meta.story({
  name: 'Picks by keyboard [PAT-10, LIST-09]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('lind');
    await expect(await screen.findByRole('option', { name: /Lindqvist, Jonas.*03\/14\/1961/ })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(PATIENTS[1]);
    await expect(canvas.getByRole('combobox')).toHaveValue('Lindgren, Maja');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const NothingFound = meta.story({
  name: 'Shows a custom text if nothing was found [OUR-741]',
  args: { emptyText: 'No patient has this name.' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await expect(await screen.findByText('No patient has this name.')).toBeVisible();
  },
});

export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'elod');
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('option', { name: /Moreau/ }) });
    await expect(args.onChange).toHaveBeenLastCalledWith(PATIENTS[3]);
    await expect(canvas.getByRole('combobox')).toHaveValue('Moreau, Élodie');
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Clear' }) });
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
});

export const TypingTakesBack = meta.story({
  name: 'Typing clears the pick, and the field announces it [PAT-10, LIST-09]',
  args: { defaultValue: PATIENTS[2]! },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'x');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('Okafor, Adaezex');
    await expect(canvas.getByText('Okafor, Adaeze is no longer picked')).toHaveAttribute('role', 'status');
    await expect(await screen.findByText('No results found')).toBeVisible();
  },
});

export const LeftWithoutPick = meta.story({
  name: 'Leaving without a pick keeps the text and shows an error [PAT-10]',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'lind');
    await screen.findByRole('option', { name: /Lindqvist/ });
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveValue('lind');
    await expect(input).toBeInvalid();
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Pick one from the list/));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await expect(input).toBeValid();
  },
});

export const Searching = meta.story({
  args: { load: never },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'lind');
    await expect(await screen.findByText('Loading…')).toBeVisible();
  },
});

export const BeforeTyping = meta.story({
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByText('Type to search')).toBeVisible();
  },
});

export const FailedThenFound = meta.story({
  name: 'Offers to retry a failed search, without leaving the list',
  args: { load: fn() },
  beforeEach: ({ args }) => {
    const load = args.load as ReturnType<typeof fn>;
    load.mockReset().mockRejectedValueOnce(new Error('offline')).mockImplementation(findPatients);
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.paste('lind');
    const retry = await screen.findByRole('option', { name: 'The suggestions could not be loaded. Try again' });
    await expect(retry).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await screen.findByRole('option', { name: /Lindqvist/ })).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('lind');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Aborts = meta.story({
  name: 'Aborts outdated requests; a late answer changes nothing [PAT-10]',
  tags: ['!autodocs'],
  args: { load: fn() },
  play: async ({ canvas, args }) => {
    const late = Promise.withResolvers<readonly Option[]>();
    const load = args.load as ReturnType<typeof fn>;
    load.mockReset().mockReturnValueOnce(late.promise).mockImplementation(findPatients);
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.paste('oka');
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await userEvent.clear(canvas.getByRole('combobox'));
    await userEvent.paste('lindq');
    const [, signal] = load.mock.calls[0] as [string, AbortSignal];
    await expect(signal.aborted).toBe(true);
    await expect(await screen.findByRole('option', { name: /Lindqvist/ })).toBeVisible();
    late.resolve(PATIENTS);
    await late.promise;
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(load.mock.calls.map(([text]) => text as string)).toEqual(['oka', 'lindq']);
  },
});

export const Matched = meta.story({
  name: 'Emphasizes the matched text by weight and a line',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'maja 2097');
    const option = await screen.findByRole('option', { name: /Lindgren/ });
    const marks = [...option.querySelectorAll<HTMLElement>('[data-part="match"]')];
    await expect(marks.map((mark) => mark.textContent)).toEqual(['Maja', '2097']);
    for (const mark of marks) {
      await expect(getComputedStyle(mark).textDecorationLine).toBe('underline');
      await expect(Number(getComputedStyle(mark).fontWeight)).toBeGreaterThan(
        Number(getComputedStyle(option).fontWeight),
      );
    }
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'المريض', placeholder: 'الاسم أو الرقم', description: 'اختر من القائمة' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'سمير');
    await expect(await screen.findByRole('option', { name: /سمير/ })).toBeVisible();
  },
});

export const AnyText = meta.story(anyText(autocompleteDocs));
