import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { countrySelectDocs } from './CountrySelect.docs.tsx';
import { CountrySelect } from './CountrySelect.tsx';

const meta = preview.meta({
  title: 'Components/CountrySelect',
  component: CountrySelect,
  parameters: { guide: countrySelectDocs },
  args: { label: 'Country', first: ['US'], onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
