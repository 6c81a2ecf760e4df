/**
 * Does one thing after the other: of what comes meanwhile the newest of each type counts. So whoever never stops talking
 * costs no more than one who does.
 * @param work must not reject
 */
export function latestOfEach<T extends { type: string }>(work: (frame: T) => Promise<void>): (frame: T) => void {
  const waiting = new Map<string, T>();
  let isWorking = false;

  async function drain(): Promise<void> {
    isWorking = true;
    for (let [next] = waiting.values(); next !== undefined; [next] = waiting.values()) {
      waiting.delete(next.type);
      await work(next);
    }
    isWorking = false;
  }

  return (frame) => {
    waiting.set(frame.type, frame);
    if (!isWorking) void drain();
  };
}
