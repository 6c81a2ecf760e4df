import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { eyePairDocs } from './EyePair.docs.tsx';
import { EyePair } from './EyePair.tsx';

const meta = preview.meta({
  title: 'Components/EyePair',
  component: EyePair,
  parameters: { guide: eyePairDocs },
  args: { left: <Card outline="OS">Left eye</Card>, right: <Card>Right eye</Card> },
});

export const Default = meta.story();
