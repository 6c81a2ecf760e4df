import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Link } from '../Link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  component: ErrorState,
  args: { title: 'The patients could not be loaded', children: 'The network connection is unstable.', onRetry: fn() },
});

export const Retry = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The patients could not be loaded');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Retrying = meta.story({ args: { isRetrying: true } });
export const WithAWayBack = meta.story({
  args: { onRetry: undefined, action: <Link href="/patients">All patients</Link> },
});
