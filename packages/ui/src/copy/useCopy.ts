import { useEffect, useState } from 'react';

/** Milliseconds for which a success is shown. */
const SHOWN = 4000;

/** The result of copying. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Writes to the clipboard. @throws if the browser has none, or refuses it */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Copies a text to the clipboard, and reports the result for a while. */
export function useCopy(): { state: CopyState; copy: (text: string) => void } {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), SHOWN);
    return () => clearTimeout(timer);
  }, [state]);
  return {
    state,
    copy: (text) => {
      write(text).then(
        () => setState('copied'),
        () => setState('failed'),
      );
    },
  };
}
