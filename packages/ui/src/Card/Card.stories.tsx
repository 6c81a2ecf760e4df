import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { cardDocs } from './Card.docs.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  parameters: { guide: cardDocs },
  args: {
    title: 'Left eye',
    children: 'Goldmann III, 24-2, AVA Standard',
    actions: <Button size="sm">Skip</Button>,
  },
});

export const Default = meta.story();
