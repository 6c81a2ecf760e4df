import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { errorStateDocs } from './ErrorState.docs.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/ErrorState',
  component: ErrorState,
  parameters: { guide: errorStateDocs },
  args: { title: 'The patients could not be loaded', children: 'The network connection is unstable.', onRetry: fn() },
});

export const Default = meta.story();
