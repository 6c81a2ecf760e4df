import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { searchFieldDocs } from './SearchField.docs.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Components/SearchField/Features',
  component: SearchField,
  args: { label: 'Search patients', placeholder: 'Name, date of birth or ID', onChange: fn(), onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'Okafor' } });
export const Disabled = meta.story({ args: { isDisabled: true } });
export const RightToLeft = meta.story({
  globals: { locale: 'he-IL' },
  args: { placeholder: 'שם, תאריך לידה או מזהה' },
});
export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search patients' });
    await userEvent.tab();
    await userEvent.keyboard('Zhao{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('Zhao');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('Haddad');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});
export const Touch = meta.story({
  args: { defaultValue: 'Okafor' },
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Clear search' }) });
    await expect(args.onChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const LabelShown = meta.story({ args: { isLabelHidden: false, description: 'Finds patients of all offices' } });
export const AnyText = meta.story(anyText(searchFieldDocs));
