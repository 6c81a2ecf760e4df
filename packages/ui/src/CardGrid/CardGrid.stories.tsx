import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { cardGridDocs } from './CardGrid.docs.tsx';
import { CardGrid } from './CardGrid.tsx';

const meta = preview.meta({
  title: 'Components/CardGrid',
  component: CardGrid,
  parameters: { guide: cardGridDocs },
  args: {
    'aria-label': 'Devices',
    children: ['Lane 1', 'Lane 2', 'Pre-test room', 'Home kit'].map((name) => <Card key={name}>{name}</Card>),
  },
});

export const Default = meta.story();
