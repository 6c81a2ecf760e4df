/** A sound card that counts how often a tone begins. Returns that number, and what puts the real one back. */
export function countTones(): { begun: () => number; end: () => void } {
  let begun = 0;
  const real = globalThis.OscillatorNode;
  class SilentOscillator {
    connect = <T>(to: T): T => to;
    start = (): void => void begun++;
    stop = (): void => undefined;
  }
  globalThis.OscillatorNode = SilentOscillator as never;
  return {
    begun: () => begun,
    end: () => {
      globalThis.OscillatorNode = real;
    },
  };
}
