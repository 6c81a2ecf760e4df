/** Measurements of one run: milliseconds from an event to its paint, and late frames. */
export interface Measurement {
  p50: number;
  p99: number;
  frames: number;
  dropped: number;
}

const FRAME_MS = 1000 / 60;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

/** Runs a callback once what was drawn in this frame has been painted. */
const afterPaint = (callback: () => void): void => {
  const channel = new MessageChannel();
  channel.port1.addEventListener('message', callback, { once: true });
  channel.port1.start();
  channel.port2.postMessage(undefined);
};

/** Sends the events of a stream as they come due and looks at the frames that show them. */
export async function measureStream(
  send: (n: number) => void,
  perSecond: number,
  seconds: number,
): Promise<Measurement> {
  const latencies: number[] = [];
  let waiting: number[] = [];
  let frames = 0;
  let dropped = 0;
  let last = performance.now();
  let running = true;
  const frame = (now: number): void => {
    frames += 1;
    if (now - last > 1.5 * FRAME_MS) dropped += Math.round((now - last) / FRAME_MS) - 1;
    last = now;
    const shown = waiting;
    waiting = [];
    if (shown.length > 0)
      afterPaint(() => {
        const painted = performance.now();
        for (const at of shown) latencies.push(painted - at);
      });
    if (running) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  const started = performance.now();
  let sent = 0;
  await new Promise<void>((resolve) => {
    // Timers cannot fire a thousand times a second: each tick sends what has come due.
    const timer = setInterval(
      () => {
        const due = Math.min(seconds * perSecond, Math.floor(((performance.now() - started) / 1000) * perSecond));
        while (sent < due) {
          waiting.push(performance.now());
          send(sent);
          sent += 1;
        }
        if (sent >= seconds * perSecond) {
          clearInterval(timer);
          resolve();
        }
      },
      perSecond >= 250 ? 4 : 1000 / perSecond,
    );
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  running = false;
  const sorted = latencies.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), frames, dropped };
}
