import preview from '../../../../.storybook/preview.tsx';
import { breadcrumbsDocs } from './Breadcrumbs.docs.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = preview.meta({
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: { guide: breadcrumbsDocs },
  args: {
    items: [
      { label: 'Patients', href: '#patients' },
      { label: 'Okafor, Adaeze', href: '#patient' },
      { label: 'Tests' },
    ],
  },
});

export const Default = meta.story();
