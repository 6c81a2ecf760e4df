import preview from '../../../../.storybook/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { gridDocs } from './Grid.docs.tsx';
import { Grid } from './Grid.tsx';

const meta = preview.meta({
  title: 'Components/Grid',
  component: Grid,
  parameters: { guide: gridDocs },
  args: { columns: 3, children: ['Refraction', 'Pupil', 'Pressure'].map((name) => <Card key={name}>{name}</Card>) },
});

export const Default = meta.story();
