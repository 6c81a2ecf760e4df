import { type ReactElement, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '@isopter/ui/theme.css';
import { type Measurement, measureStream } from '../charts/measureStream.ts';
import type { BenchedKind } from './kind.ts';
import { endless } from './kind.ts';
import { KINDS } from './kinds.ts';

/** Events of one turn when as many as possible are sent. */
const AT_ONCE = 250;

interface Mounted {
  /** Milliseconds from the first call to the painted monitor. */
  mount: number;
  receive: (n: number) => void;
}

const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => done(), { once: true });
      channel.port1.start();
      channel.port2.postMessage(undefined);
    });
  });

async function mounted(name: string): Promise<Mounted> {
  const load = KINDS[name];
  const root = document.getElementById('root');
  if (!load || !root) throw new Error(`no kind ${name}`);
  const kind: BenchedKind = await load();
  const store = kind.createStore();
  // a monitor is opened in the middle of a test
  for (const event of kind.recording.slice(0, Math.ceil(kind.recording.length / 2))) store.receive(event);
  function Monitor(): ReactElement {
    return kind.draw(useSyncExternalStore(store.subscribe, store.getSnapshot));
  }
  const started = performance.now();
  createRoot(root).render(<Monitor />);
  await painted();
  const mount = performance.now() - started;
  const event = endless(kind.recording);
  return { mount, receive: (n) => store.receive(event(n)) };
}

/** Mounts a monitor and sends it a recorded test without end. */
async function measureKind(name: string, perSecond: number, seconds: number): Promise<Measurement & { mount: number }> {
  const { mount, receive } = await mounted(name);
  return { mount, ...(await measureStream(receive, perSecond, seconds)) };
}

/** Sends a number of events and resolves after the last one, so that the caller can compare the heap. */
async function flood(name: string): Promise<(from: number, to: number) => Promise<void>> {
  const { receive } = await mounted(name);
  return async (from, to) => {
    for (let n = from; n < to; n += AT_ONCE) {
      for (let next = n; next < Math.min(to, n + AT_ONCE); next += 1) receive(next);
      // a turn after the other: the monitor draws in between
      await painted();
    }
  };
}

let pour: ((from: number, to: number) => Promise<void>) | undefined;
Object.assign(window, {
  measureKind,
  pour: async (name: string, from: number, to: number) => {
    pour ??= await flood(name);
    await pour(from, to);
  },
});
