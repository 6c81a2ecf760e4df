import { createRoot } from 'react-dom/client';
import '@isopter/ui/theme.css';
import { enterWorld, ScreenStage } from '../../../apps/clinic/src/fakes/stage/ScreenStage.tsx';
import { installStreams, wallHandlers } from '../../../apps/clinic/src/features/wall/fakes/world.ts';
import { Wall } from '../../../apps/clinic/src/features/wall/Wall.tsx';

/** Measurements of the wall. */
export interface WallMeasurement {
  seconds: number;
  frames: number;
  /** Frames that came more than half a frame late. */
  late: number;
  /** Records that reached the tiles. */
  events: number;
}

const FRAME_MS = 1000 / 60;
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
let sent = (): number => 0;

/** How many tests a page shows; the others are followed all the same. */
const PAGE = 10;

/** Shows the wall with so many running tests, each going on by so many records a second. */
async function showWall(tests: number, perSecond: number): Promise<void> {
  await enterWorld({ handlers: wallHandlers(tests) }, 'en-US');
  ({ sent } = installStreams(perSecond));
  createRoot(document.getElementById('root')!).render(<ScreenStage screen={Wall} route="/wall" path="/wall" />);
  while (document.querySelectorAll('canvas').length < Math.min(tests, PAGE)) {
    await wait(50);
  }
  await wait(1500);
}

/** Counts frames for a while. */
async function watchFrames(seconds: number): Promise<WallMeasurement> {
  const before = sent();
  let frames = 0;
  let late = 0;
  const started = performance.now();
  let last = started;
  await new Promise<void>((done) => {
    const frame = (now: number): void => {
      frames += 1;
      if (now - last > 1.5 * FRAME_MS) late += 1;
      last = now;
      if (now - started < seconds * 1000) requestAnimationFrame(frame);
      else done();
    };
    requestAnimationFrame(frame);
  });
  return { seconds: (last - started) / 1000, frames, late, events: sent() - before };
}

Object.assign(window, { showWall, watchFrames });
