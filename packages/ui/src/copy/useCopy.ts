import { useEffect, useState } from 'react';

/** Milliseconds for which a success is shown. */
const SHOWN = 4000;

/** The result of copying. */
export type CopyState = 'idle' | 'copied' | 'failed';

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
      const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
      written.then(
        () => setState('copied'),
        () => setState('failed'),
      );
    },
  };
}
