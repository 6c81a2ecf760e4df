import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { pageHeaderDocs } from './PageHeader.docs.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Patterns/PageHeader',
  component: PageHeader,
  parameters: { guide: pageHeaderDocs },
  args: { title: 'Patients', actions: <Button variant="primary">New patient</Button> },
});

export const Default = meta.story();
