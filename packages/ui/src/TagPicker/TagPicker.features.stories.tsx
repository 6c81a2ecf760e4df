import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { findPatients } from '../Autocomplete/sample.ts';
import { anyText } from '../docs/anyText.tsx';
import type { Option } from '../listbox/OptionList.tsx';
import { OFFICES } from './sample.ts';
import { tagPickerDocs } from './TagPicker.docs.tsx';
import { TagPicker } from './TagPicker.tsx';

const meta = preview.meta({
  title: 'Components/TagPicker/Features',
  component: TagPicker,
  args: { label: 'Offices', placeholder: 'Name of an office', options: OFFICES, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

const [northside, harbour, oldTown] = OFFICES as [Option, Option, Option];
const tagNames = (root: HTMLElement): (string | null)[] =>
  [...root.querySelectorAll('[data-part="tag"] bdi')].map(({ textContent }) => textContent);

export const Empty = meta.story();
export const Invalid = meta.story({ args: { isRequired: true, errorMessage: 'Choose an office' } });
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: [northside, harbour] } });
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: [northside, harbour] } });

export const OpensOnClick = meta.story({
  name: 'Opens its list when the input is clicked',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Offices' });
    await userEvent.click(input);
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('combobox', { name: 'Offices' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('quay');
    await expect(await screen.findByRole('option', { name: /Harbour Office/ })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([harbour]);
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(canvas.getByText('Harbour Office added')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('north{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([harbour, northside]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('grid', { name: 'Chosen: Offices' })).toBeVisible();
    await expect(tagNames(canvasElement)).toEqual(['Harbour Office', 'Northside']);
    // backspace in the empty field takes the last away
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([harbour]);
    await expect(canvas.getByText('Northside removed')).toBeInTheDocument();
    await userEvent.tab({ shift: true });
    await expect(within(canvas.getByRole('row', { name: /Harbour Office/ })).getByRole('button')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('row', { name: /Harbour Office/ })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(input).toHaveFocus());
  },
});

export const Touch = meta.story({
  args: { defaultValue: [northside] },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: /Show suggestions/ }) });
    await userEvent.pointer({ keys: '[TouchA]', target: await screen.findByRole('option', { name: /Old Town/ }) });
    await expect(args.onChange).toHaveBeenLastCalledWith([northside, oldTown]);
    // the list stays open for more; pressing again removes the tag
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('option', { name: /Northside/ }) });
    await expect(args.onChange).toHaveBeenLastCalledWith([oldTown]);
    await userEvent.keyboard('{Escape}');
    const tag = within(await canvas.findByRole('row', { name: /Old Town/ }));
    await userEvent.pointer({ keys: '[TouchA]', target: tag.getByRole('button') });
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
});

export const AllAndNone = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select all' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(OFFICES);
    await expect(canvas.getByText('5 chosen')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Select all' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const Limited = meta.story({
  name: 'Offers no more than the maximum',
  args: { maxItems: 2, defaultValue: [northside, harbour] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 of at most 2 chosen')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Select all' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: /Old Town/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: /Old Town/ }), { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

export const ServerSuggestions = meta.story({
  name: 'Searches on a server, as Autocomplete does [CONST-01]',
  tags: ['@all'],
  args: { label: 'Patients', load: fn() },
  beforeEach: ({ args }) => {
    const load = args.load as ReturnType<typeof fn>;
    load.mockReset().mockRejectedValueOnce(new Error('offline')).mockImplementation(findPatients);
  },
  render: ({ options: __, ...args }) => <TagPicker {...args} />,
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Patients' });
    await userEvent.click(input);
    await userEvent.paste('lind');
    await expect(await screen.findByRole('option', { name: /could not be loaded. Try again/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: /Lindgren/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(input).toHaveValue(''));
    // a tag stays although another search no longer finds it
    await userEvent.type(input, 'oka');
    await userEvent.click(await screen.findByRole('option', { name: /Okafor/ }));
    await expect(tagNames(canvasElement)).toEqual(['Lindgren, Maja', 'Okafor, Adaeze']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
});

const many: readonly Option[] = Array.from({ length: 200 }, (_item, index) => ({
  id: String(index),
  label: `Doctor ${String(index + 1).padStart(3, '0')}`,
}));

// to name each of 200 options would take longer than to use them
const shown = (): Element[] => [...document.querySelectorAll('[role="listbox"] [data-part="option"]')];

export const ManyOptions = meta.story({
  args: { label: 'Doctors', options: many, defaultValue: many.slice(0, 20) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('combobox').focus();
    await userEvent.keyboard('199');
    await waitFor(() => expect(shown().map(({ textContent }) => textContent)).toEqual(['Doctor 199']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(shown()).toHaveLength(200));
    await expect(args.onChange).toHaveBeenLastCalledWith([...many.slice(0, 20), many[198]]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
});

export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: {
    label: 'العيادات',
    description: 'يمكن اختيار أكثر من عيادة',
    options: [
      { id: '1', label: 'العيادة الشمالية' },
      { id: '2', label: 'عيادة الميناء' },
    ],
    defaultValue: [
      { id: '1', label: 'العيادة الشمالية' },
      { id: '2', label: 'عيادة الميناء' },
    ],
  },
});

export const AnyText = meta.story(anyText(tagPickerDocs));
