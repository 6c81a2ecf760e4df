import preview from '../../../../.storybook/preview.tsx';
import { KeyValueList } from '../KeyValueList/KeyValueList.tsx';
import { splitViewDocs } from './SplitView.docs.tsx';
import { SplitView } from './SplitView.tsx';

const meta = preview.meta({
  title: 'Patterns/SplitView',
  component: SplitView,
  parameters: { guide: splitViewDocs, layout: 'fullscreen' },
  args: {
    panelLabel: 'Device',
    panel: (
      <KeyValueList
        aria-label="Device"
        items={[
          { label: 'Device', value: 'Lane 2 headset' },
          { label: 'Headset', value: '82%', isNumeric: true, tone: 'positive' },
        ]}
      />
    ),
    children: <p style={{ minBlockSize: 400 }}>Visual field</p>,
  },
});

export const Default = meta.story();
