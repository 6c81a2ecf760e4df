/** A sound card that counts how often a tone begins. */
interface CountedTones {
  begun: () => number;
  /** Lets a browser that blocks sound play it, once the page asks again. */
  allow: () => void;
  /** Puts the real sound card back. */
  end: () => void;
}

/** Replaces the sound card. @param isAllowed `false` for a browser that plays no sound before a press */
export function countTones(isAllowed = true): CountedTones {
  let begun = 0;
  let allowed = isAllowed;
  const { OscillatorNode, GainNode, AudioContext } = globalThis;
  class SilentContext extends EventTarget {
    state = 'suspended';
    currentTime = 0;
    resume = (): Promise<void> => {
      if (!allowed || this.state === 'running') return new Promise(() => undefined);
      this.state = 'running';
      this.dispatchEvent(new Event('statechange'));
      return Promise.resolve();
    };
    close = (): Promise<void> => Promise.resolve();
  }
  class SilentNode {
    gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    connect = <T>(to: T): T => to;
    start = (): void => void begun++;
    stop = (): void => undefined;
  }
  Object.assign(globalThis, { OscillatorNode: SilentNode, GainNode: SilentNode, AudioContext: SilentContext });
  return {
    begun: () => begun,
    allow: () => (allowed = true),
    end: () => void Object.assign(globalThis, { OscillatorNode, GainNode, AudioContext }),
  };
}
