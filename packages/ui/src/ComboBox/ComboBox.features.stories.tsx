import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { comboBoxDocs } from './ComboBox.docs.tsx';
import { ComboBox } from './ComboBox.tsx';

const doctors = [
  { id: 'd1', label: 'Moreau, Élodie', description: 'Northside Eye Clinic' },
  { id: 'd2', label: 'Petrova, Irina', description: 'Northside Eye Clinic' },
  { id: 'd3', label: 'Ribeiro, Lucas', description: 'Harbour Office' },
];
const meta = preview.meta({
  title: 'Components/ComboBox/Features',
  component: ComboBox,
  args: { label: 'Doctor', options: doctors, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story({ args: { placeholder: 'Name of the doctor' } });
export const Chosen = meta.story({ args: { defaultValue: 'd2' } });
export const Invalid = meta.story({ args: { isRequired: true, errorMessage: 'Doctor is required' } });
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'd1' } });
export const NothingFits = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Doctor' }), 'xyz');
    await expect(await screen.findByText('No results found')).toBeVisible();
  },
});
export const OpensOnClick = meta.story({
  name: 'Opens its list when the input is clicked',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1);
    await expect(input).toHaveFocus();
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('elod');
    await expect(await screen.findByRole('option', { name: /Moreau, Élodie/ })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('d1');
    await expect(canvas.getByRole('combobox')).toHaveValue('Moreau, Élodie');
    await userEvent.clear(canvas.getByRole('combobox'));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: /Doctor/ }) });
    await expect(await screen.findAllByRole('option')).toHaveLength(3);
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('option', { name: /Ribeiro/ }) });
    await expect(args.onChange).toHaveBeenLastCalledWith('d3');
  },
});
export const Sections = meta.story({
  args: {
    options: [
      { title: 'Northside Eye Clinic', options: doctors.slice(0, 2) },
      { title: 'Harbour Office', options: doctors.slice(2) },
    ],
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('group', { name: 'Harbour Office' })).toBeVisible();
  },
});
export const RightToLeft = meta.story({
  globals: { locale: 'ar-EG' },
  args: { label: 'الطبيب', placeholder: 'اسم الطبيب', description: 'كما هو مكتوب في الإحالة' },
});
/** The application answers `onSearch` with other options. */
export const ServerSuggestions = meta.story({
  args: { label: 'Patient', onSearch: fn() },
  render: function Suggestions({ onSearch, ...args }) {
    const [text, setText] = useState('');
    const found = [
      { id: 'p1', label: 'Okafor, Adaeze', description: '03/14/1961, A-20418' },
      { id: 'p2', label: 'Okada, Ren', description: '11/02/1987, A-20977' },
    ];
    return (
      <ComboBox
        {...args}
        options={text.length < 2 ? [] : found}
        isLoading={text.length < 2}
        onSearch={(typed) => {
          setText(typed);
          onSearch?.(typed);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox', { name: 'Patient' });
    await userEvent.type(input, '2');
    await expect(await screen.findByText('Loading…')).toBeVisible();
    await userEvent.type(input, '0');
    await expect(args.onSearch).toHaveBeenLastCalledWith('20');
    await userEvent.click(await screen.findByRole('option', { name: /Okada, Ren/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('p2');
    await waitFor(() => expect(input).toHaveValue('Okada, Ren'));
  },
});
export const AnyText = meta.story(anyText(comboBoxDocs));
