/**
 * Handles frames one after the other; of those that arrive meanwhile only the newest of each type is kept. So a device
 * that never stops sending costs no more than any other.
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
