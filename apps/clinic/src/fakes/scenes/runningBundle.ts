import type { Test, TestStatus } from '@isopter/contract';
import type { BackendHandlers } from '../stage/backend.ts';
import { bundleOf } from '../data/bundles.ts';
import { asked } from './commands.ts';
import { monitorHandlers } from '../stage/handlers.ts';
import { ends } from '../browser/liveEvents.ts';
import type { World } from '../stage/ScreenStage.tsx';
import { sampleTest } from '../data/tests.ts';

export const BUNDLE = 'b0000000-0000-4000-8000-000000000001';

/** The one that is watched. */
export const FIRST = sampleTest(1, { test_bundle: { id: BUNDLE, status: 'started' } });

/** The one that follows. */
export const SECOND = sampleTest(2, {
  test_bundle: { id: BUNDLE, status: 'started' },
  test_group: { group: 'PERIMETRY', strategy: 'FULL_THRESHOLD', protocol: '10-2' },
});

/** A bundle of two tests, whose first one is watched and ends. */
export function bundled(status: TestStatus): World {
  asked.length = 0;
  let hasEnded = false;
  const read = (test: Test): Test => (hasEnded && test.id === FIRST.id ? { ...test, status } : test);
  const handlers: BackendHandlers = {
    ...monitorHandlers({ screen: null }),
    getTest: ({ params }) => read(params['id'] === SECOND.id ? SECOND : FIRST),
    getTestBundle: () => {
      const failed = hasEnded && status !== 'finished';
      return bundleOf([FIRST.id, SECOND.id], hasEnded && !failed ? 2 : 1, failed ? { status: { name: 'failed' } } : {});
    },
    // the state is loaded before the socket tells of the end
    getPerimetryState: () => {
      hasEnded = true;
      return { seq_num: 0, run: 1, stimuli: [], progress: { total: 0, od: 0, os: 0 } };
    },
    cancelTestBundle: ({ params }) => {
      asked.push(`cancel ${params['id']}`);
    },
  };
  return { handlers, sockets: [{ ready: 0, events: [ends(status)] }, { ready: 0 }] };
}
