import { type MwlQuery, POLL_PACS_QUERY } from '@isopter/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { asked, enterWorklist } from '../../fakes/scenes/enterWorklist.ts';
import { type HeldWaits, holdWaits } from '../../fakes/browser/network.ts';
import { openPaths, sayToAll } from '../../fakes/browser/scriptedSocket.ts';
import { AppAt } from '../../fakes/stage/stage.tsx';
import { CONFIGURATION, ITEMS } from '../../fakes/data/worklist.ts';

const meta = preview.meta({
  title: 'Screens/Work items/Query',
  component: AppAt,
  args: { path: '/work-items' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  globals: { locale: 'en-US' },
});
type Canvas = ReturnType<typeof within>;
const rowOf = (canvas: Canvas, name: RegExp): Promise<HTMLElement> => canvas.findByRole('row', { name });
const SUCCEEDED: MwlQuery = { status: 'SUCCEEDED', results: [...ITEMS] };

/** Number of status checks, and their answer. */
let checks = 0;
let answer: MwlQuery;
/** The waits of one length. */
let clock: HeldWaits;
const pending =
  (wait: number) =>
  async (context: { globals: Record<string, unknown> }): Promise<() => void> => {
    checks = 0;
    answer = { status: 'PENDING' };
    clock = holdWaits(wait);
    const leave = await enterWorklist({
      getMwlQuery: () => {
        checks += 1;
        return answer;
      },
    })(context);
    return () => {
      clock.end();
      leave();
    };
  };
/** Nothing is shown, and why; the PACS is asked again by hand. */
const gaveNothing = async (canvas: Canvas): Promise<void> => {
  await expect(await screen.findByText('The PACS gave no answer to the filter.')).toBeVisible();
  await expect(canvas.getByText('No answer from the PACS')).toBeVisible();
  await expect(canvas.queryByRole('rowheader')).toBeNull();
};

export const Told = meta.story({
  name: 'Shows what the socket of the query tells [PACS-03]',
  beforeEach: pending(2_000),
  play: async ({ canvas }) => {
    await waitFor(() => expect(openPaths()).toContain(`/live/pacs-integration/${ITEMS[0]!.id}`));
    await waitFor(() => expect(checks).toBe(1));
    await expect(canvas.queryByRole('rowheader')).toBeNull();
    sayToAll({ type: 'query_ended', data: SUCCEEDED });
    await rowOf(canvas, /Okafor/);
    await expect(checks).toBe(1);
    await expect(asked).toHaveBeenCalledOnce();
  },
});

export const Checked = meta.story({
  name: 'Checks the query every 2 s until it has ended, where its socket tells nothing [PACS-03]',
  tags: ['@all'],
  beforeEach: pending(POLL_PACS_QUERY),
  play: async ({ canvas }) => {
    await expect(POLL_PACS_QUERY).toBe(2_000);
    for (const times of [1, 2, 3]) {
      if (times === 3) answer = SUCCEEDED;
      await waitFor(() => {
        // the wait begins with the answer, which may come after this looks
        if (checks === times - 1) clock.pass();
        return expect(checks).toBe(times);
      });
    }
    await rowOf(canvas, /Okafor/);
    clock.pass();
    await userEvent.click(canvas.getByText('Okafor, Adaeze'));
    await screen.findByRole('dialog', { name: 'Okafor, Adaeze' });
    await expect(checks).toBe(3);
  },
});

export const TimedOut = meta.story({
  name: 'Gives up a query after the configured time, with an error and no results [PACS-03] (of PACS-09)',
  beforeEach: pending(CONFIGURATION.mwl_query_ttl_seconds * 1000),
  play: async ({ canvas }) => {
    await waitFor(() => expect(checks).toBeGreaterThan(0));
    await expect(screen.queryByText('The PACS gave no answer to the filter.')).toBeNull();
    clock.pass();
    await gaveNothing(canvas);
  },
});

export const Failed = meta.story({
  name: 'Shows nothing where the PACS fails, tells it, and asks again by hand [PACS-03]',
  beforeEach: enterWorklist({ getMwlQuery: () => ({ status: 'FAILED' }) }),
  play: async ({ canvas }) => {
    await gaveNothing(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  },
});

let check: () => void;
export const Expired = meta.story({
  name: 'Repeats the query once results are too old, which is checked every 5 minutes [PACS-03] (of PACS-09)',
  beforeEach: async (context) => {
    const { setInterval: real } = globalThis;
    globalThis.setInterval = ((run: () => void, wait?: number) => {
      if (wait === 5 * 60_000) check = run;
      return real(run, wait);
    }) as typeof setInterval;
    const leave = await enterWorklist({
      getPacsConfiguration: () => ({ ...CONFIGURATION, mwl_query_results_ttl_seconds: 0 }),
    })(context);
    return () => {
      globalThis.setInterval = real;
      leave();
    };
  },
  play: async ({ canvas }) => {
    await rowOf(canvas, /Okafor/);
    await expect(asked).toHaveBeenCalledOnce();
    check();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await rowOf(canvas, /Okafor/);
  },
});
