import { type CallCheckResults, type CallCheckView, judgeCheck, NO_FINDINGS } from '@isopter/api-client';
import { checks } from '../../features/technicians/check/useCallCheck.ts';

const BLUE = '#3d6f8f';

/** A picture of one color, as a camera would see it. */
function drawnPicture(): MediaStream {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 180];
  const context = canvas.getContext('2d')!;
  context.fillStyle = BLUE;
  context.fillRect(0, 0, 320, 180);
  return canvas.captureStream(5);
}

const ALL_WORK: CallCheckResults = { camera: 'works', microphone: 'works', network: 'works', relay: 'works' };

/** A check of a story. */
interface FakeCheck {
  start: () => void;
  stop: () => void;
  /** Shows another level of the microphone, 0 to 1. */
  measure: (level: number) => void;
}

/** The checks of a story that still run. */
export const runningChecks = new Set<FakeCheck>();

/**
 * Replaces checks of calls by fakes.
 * @param results those that differ from `works`; without it, the checks stay running
 * @returns a function that ends it
 */
export function fakeChecks(results?: Partial<CallCheckResults>): () => void {
  const { make } = checks;
  checks.make = ({ onChange }) => {
    const own = results && results.camera === undefined ? drawnPicture() : null;
    const view: CallCheckView = {
      results: results ? { ...ALL_WORK, ...results } : judgeCheck(NO_FINDINGS),
      own,
      level: results && results.microphone === undefined ? 0.6 : 0,
    };
    const made: FakeCheck = {
      start: () => {
        runningChecks.add(made);
        onChange(view);
      },
      stop: () => {
        runningChecks.delete(made);
        for (const track of own?.getTracks() ?? []) track.stop();
      },
      measure: (level) => onChange({ ...view, level }),
    };
    return made;
  };
  return () => {
    checks.make = make;
  };
}
