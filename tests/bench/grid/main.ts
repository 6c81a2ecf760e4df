import { agGrid } from './agGrid.ts';
import type { Contender, Measurement } from './contender.ts';
import { isopter } from './isopter.tsx';
import { reactAria } from './reactAria.tsx';
import { tanstack } from './tanstack.tsx';

const contenders: Record<string, Contender> = { isopter, reactAria, tanstack, agGrid };

/** After what was drawn in this frame has been painted. */
const painted = (): Promise<number> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      channel.port1.start();
      channel.port2.postMessage(undefined);
    });
  });
const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

async function measure(name: string, seconds: number): Promise<Measurement> {
  const contender = contenders[name];
  const root = document.getElementById('root');
  if (!contender || !root) throw new Error(`no contender ${name}`);
  await document.fonts.ready;

  const hasRows = (): boolean => root.textContent.includes('rossi1@');
  const started = performance.now();
  contender.mount(root);
  let shown = await painted();
  while (!hasRows()) shown = await painted();
  const mount = shown - started;
  const nodes = root.querySelectorAll('*').length;

  if (seconds === 0) return { mount, nodes, frames: [], blank: 0 };
  await new Promise((resolve) => setTimeout(resolve, 500));
  const scroller = contender.scroller(root);
  if (!scroller) throw new Error(`${name} does not scroll`);
  const length = scroller.scrollHeight - scroller.clientHeight;
  const box = scroller.getBoundingClientRect();
  const isBlank = (): boolean =>
    !document.elementFromPoint(box.left + 60, box.top + box.height / 2)?.closest(contender.row);
  const frames: number[] = [];
  let blank = 0;
  const begun = await frame();
  let last = begun;
  // down to the last row and up again
  for (let share = seconds === 0 ? 1 : 0; share < 1;) {
    scroller.scrollTop = length * (1 - Math.abs(1 - 2 * share));
    const now = await frame();
    frames.push(now - last);
    if (isBlank()) blank += 1;
    last = now;
    share = (now - begun) / (seconds * 1000);
  }
  return { mount, nodes, frames, blank };
}

Object.assign(window, { measure });
