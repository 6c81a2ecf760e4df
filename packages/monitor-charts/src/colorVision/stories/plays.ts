import { expect, waitFor, type within } from 'storybook/test';
import { scrub } from '../../shared/stories/Replay.tsx';

type Canvas = ReturnType<typeof within>;

/** Expects that no eye has data yet. */
export async function isWaiting({ canvas }: { canvas: Canvas }): Promise<void> {
  await waitFor(() => expect(canvas.getAllByText('No test data')).toHaveLength(3));
}

/** Moves to the end of a recording of the right eye, and back to the beginning. */
export async function goesToTheEndAndBack({ canvas }: { canvas: Canvas }): Promise<void> {
  await scrub(canvas, 'end');
  const right = await canvas.findByRole('progressbar', { name: 'Right eye' });
  await waitFor(() => expect(right).toHaveAttribute('aria-valuenow', '100'));
  await scrub(canvas, 'start');
  await isWaiting({ canvas });
}
