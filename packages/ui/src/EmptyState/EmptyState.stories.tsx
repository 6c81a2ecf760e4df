import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { emptyStateDocs } from './EmptyState.docs.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: { guide: emptyStateDocs },
  args: {
    title: 'No results found',
    children: 'No patient has this name, date of birth or ID.',
    action: <Button>Clear search</Button>,
  },
});

export const Default = meta.story();
