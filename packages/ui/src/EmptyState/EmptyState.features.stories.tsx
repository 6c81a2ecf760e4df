import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { PatientIcon } from '../icons/index.ts';
import { anyText } from '../docs/anyText.tsx';
import { emptyStateDocs } from './EmptyState.docs.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState/Features',
  component: EmptyState,
  args: { title: 'No results found' },
});

export const NothingFound = meta.story({
  args: { children: 'No patient has this name, date of birth or ID.', action: <Button>Clear search</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toBeEnabled();
  },
});
export const First = meta.story({
  args: {
    title: 'No patients yet',
    icon: <PatientIcon />,
    children: 'The first one you add appears here.',
    action: <Button variant="primary">New patient</Button>,
  },
});
export const TitleOnly = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results found')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
export const WholeScreen = meta.story({
  args: { title: 'This page does not exist', headingLevel: 1, children: 'The address may be mistyped.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist');
  },
});
export const AnyText = meta.story(anyText(emptyStateDocs));
