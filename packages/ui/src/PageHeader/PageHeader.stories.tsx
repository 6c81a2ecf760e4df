import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({ title: 'Patterns/PageHeader', component: PageHeader, args: { title: 'Patients' } });

export const Title = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Patients' })).toBeVisible();
  },
});
export const Actions = meta.story({
  args: {
    actions: (
      <>
        <Button>Import</Button>
        <Button variant="primary">New patient</Button>
      </>
    ),
  },
});
export const Meta = meta.story({
  args: {
    size: 'compact',
    title: 'Perimetry 24-2, AVA Standard',
    meta: (
      <Badge tone="positive" hasDot>
        Testing left eye
      </Badge>
    ),
  },
});
export const WithBreadcrumbs = meta.story({
  args: {
    title: 'Tests',
    breadcrumbs: [{ label: 'Patients', href: '/patients' }, { label: 'Okafor, Adaeze' }],
    actions: <Button variant="primary">New test</Button>,
  },
});
