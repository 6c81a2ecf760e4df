import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { searchFieldDocs } from './SearchField.docs.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Components/SearchField',
  component: SearchField,
  parameters: { guide: searchFieldDocs },
  args: {
    label: 'Search patients',
    placeholder: 'Name, date of birth or ID',
    onChange: fn(),
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
