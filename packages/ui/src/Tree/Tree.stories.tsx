import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { offices } from '../docs/sampleOffices.tsx';
import { treeDocs } from './Tree.docs.tsx';
import { Tree } from './Tree.tsx';

const meta = preview.meta({
  title: 'Components/Tree',
  component: Tree,
  parameters: { guide: treeDocs },
  args: {
    label: 'Offices',
    items: offices,
    defaultExpandedKeys: ['lakeside', 'north'],
    onAction: fn(),
  },
});

export const Default = meta.story();
