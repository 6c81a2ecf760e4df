import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { autocompleteDocs } from './Autocomplete.docs.tsx';
import { Autocomplete } from './Autocomplete.tsx';
import { findPatients } from './sample.ts';

const meta = preview.meta({
  title: 'Components/Autocomplete',
  component: Autocomplete,
  parameters: { guide: autocompleteDocs },
  args: { label: 'Patient', placeholder: 'Name or ID', load: findPatients, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
