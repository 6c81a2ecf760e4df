import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { anyText } from '../docs/anyText.tsx';
import { keyValueListDocs } from './KeyValueList.docs.tsx';
import { KeyValueList } from './KeyValueList.tsx';

const meta = preview.meta({
  title: 'Components/KeyValueList/Features',
  component: KeyValueList,
  args: {
    'aria-label': 'Device',
    items: [
      { label: 'Device', value: 'Lane 2 headset' },
      { label: 'Screen', value: 'Doing test' },
      { label: 'Headset', value: '82%', isNumeric: true, tone: 'positive' as const },
      { label: 'Handpiece', value: '41%', isNumeric: true, tone: 'caution' as const },
      { label: 'IPD', value: '62.5 mm', isNumeric: true },
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

export const Device = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Device', 'Screen', 'Headset', 'Handpiece', 'IPD']);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Lane 2 headset');
  },
});
export const LongValues = meta.story({
  args: {
    items: [
      { label: 'Name', value: 'Wolfeschlegelsteinhausenbergerdorff, Hubert Blaine' },
      { label: 'E-mail', value: 'hubert.blaine.wolfeschlegelsteinhausenbergerdorff@example.org' },
    ],
  },
});
export const OtherScript = meta.story({
  args: { items: [{ label: 'Name', value: 'حداد، سمير (1973)' }] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/حداد/)).unicodeBidi).toBe('isolate');
  },
});

export const AnyText = meta.story(anyText(keyValueListDocs));
