import type { NamesMove as Move } from '@isopter/contract';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import type { BackendHandlers } from '../../../fakes/stage/backend.ts';
import { listHandlers } from '../../../fakes/stage/handlers.ts';
import { enterWorld, inEnglish, ScreenStage } from '../../../fakes/stage/ScreenStage.tsx';
import { namesJob, type NamesJobState } from '../../../lib/platform/agent/namesJobState.ts';
import { NamesMove } from './NamesMove.tsx';

const meta = preview.meta({
  title: 'Screens/On-premises agent/Moving names',
  component: ScreenStage,
  args: { screen: NamesMove, route: '/preferences', path: '/preferences' },
});

const allowed = fn();

const enter =
  (move: Move, job: Partial<NamesJobState> | null = null) =>
  async ({ globals }: { globals: Record<string, unknown> }): Promise<() => void> => {
    allowed.mockClear();
    const handlers: BackendHandlers = {
      ...listHandlers,
      getNamesMove: () => move,
      setNamesMove: ({ body }) => {
        const { step } = body as Pick<Move, 'step'>;
        allowed(step);
        return { ...move, step };
      },
    };
    const leave = await enterWorld({ handlers }, String(globals['locale']));
    const usual: NamesJobState = { kind: 'copyToAgent', status: 'done', done: 0, count: 0, failed: [], problem: null };
    namesJob.current = job && { ...usual, ...job };
    return () => {
      namesJob.current = null;
      leave();
    };
  };

export const Before = meta.story({
  name: 'Copies names at once, and asks before the server deletes them [OUR-659] [OUR-660]',
  beforeEach: enter({ step: null, at_server: 1204 }),
  play: inEnglish(async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Patients whose names are at the server: 1,204')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the names to the agent' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the names at the server' }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
    await expect(within(dialog).getByText(/Make a backup of the agent first/)).toBeVisible();
    await expect(allowed).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete at the server' }));
    await waitFor(() => expect(allowed).toHaveBeenCalledWith('removing'));
  }),
});

export const None = meta.story({
  name: 'Offers only the way back when the server has no names (of OUR-662)',
  beforeEach: enter({ step: null, at_server: 0 }),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Copy the names back to the server' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy the names to the agent' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Delete the names at the server' })).toBeNull();
  }),
});

export const Running = meta.story({
  beforeEach: enter(
    { step: 'removing', at_server: 800 },
    { kind: 'removeFromServer', status: 'running', done: 404, count: 1204 },
  ),
});

export const Returning = meta.story({
  beforeEach: enter({ step: 'returning', at_server: 1204 }, { kind: 'copyToServer', done: 1204, count: 1204 }),
});

export const Stopped = meta.story({
  name: 'Says what stopped the move, and how far it came (of OUR-663)',
  beforeEach: enter(
    { step: null, at_server: 1204 },
    { status: 'stopped', done: 404, count: 1204, problem: 'unreachable' },
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /Patients moved so far: 404\. Start it again to continue\. The on-premises agent cannot be reached/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy the names to the agent' })).toBeEnabled();
  }),
});

export const Left = meta.story({
  name: 'Lists the patients who were left',
  beforeEach: enter(
    { step: null, at_server: 1204 },
    { done: 1203, count: 1204, failed: ['33000000-0000-4000-8000-000000000001'] },
  ),
  play: inEnglish(async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^33000000/ })).toBeVisible();
  }),
});
