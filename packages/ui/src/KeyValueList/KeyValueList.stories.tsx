import preview from '../../../../.storybook/preview.tsx';
import { keyValueListDocs } from './KeyValueList.docs.tsx';
import { KeyValueList } from './KeyValueList.tsx';

const meta = preview.meta({
  title: 'Components/KeyValueList',
  component: KeyValueList,
  parameters: { guide: keyValueListDocs },
  args: {
    'aria-label': 'Patient',
    items: [
      { label: 'Name', value: 'Okafor, Adaeze' },
      { label: 'Born', value: '03/14/1961', isNumeric: true },
      { label: 'Gender', value: 'Female' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story();
