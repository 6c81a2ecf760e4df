import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { anyText } from '../docs/anyText.tsx';
import { errorStateDocs } from './ErrorState.docs.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/ErrorState/Features',
  component: ErrorState,
  args: { title: 'The patients could not be loaded', children: 'The network connection is unstable.', onRetry: fn() },
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The patients could not be loaded');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Touch = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: 'Try again' }) });
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Retrying = meta.story({
  args: { isRetrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Try again/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(canvas.getByRole('progressbar', { name: 'In progress' })).toBeInTheDocument();
  },
});
export const WithAWayBack = meta.story({
  args: { onRetry: undefined, action: <Link href="#patients">All patients</Link> },
});
export const AnyText = meta.story(anyText(errorStateDocs));
