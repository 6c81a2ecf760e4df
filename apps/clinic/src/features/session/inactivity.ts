/** An event of the window: there was input in another tab of the browser, which has the same session. */
export const ACTIVE_ELSEWHERE = 'isopter-active-elsewhere';

const INPUT = [ACTIVE_ELSEWHERE, 'pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'input'] as const;

/**
 * Calls back once there was no input for so long (AUTH-15). A machine that slept through the limit is found out by the
 * clock as soon as a timer or the person wakes it.
 * @param limit_seconds 0 never calls back
 * @returns stops watching
 */
export function watchInactivity(
  limit_seconds: number,
  onInactive: () => void,
  target: EventTarget = window,
): () => void {
  if (limit_seconds === 0) return () => undefined;
  const limit = limit_seconds * 1000;
  let last = Date.now();
  let timer = 0;

  const check = (): void => {
    const left = last + limit - Date.now();
    if (left <= 0) {
      stop();
      onInactive();
    } else timer = setTimeout(check, left) as unknown as number;
  };
  const onInput = (): void => {
    if (Date.now() - last >= limit) check();
    else last = Date.now();
  };
  const stop = (): void => {
    clearTimeout(timer);
    for (const type of INPUT) target.removeEventListener(type, onInput, true);
  };

  for (const type of INPUT) target.addEventListener(type, onInput, { capture: true, passive: true });
  check();
  return stop;
}
