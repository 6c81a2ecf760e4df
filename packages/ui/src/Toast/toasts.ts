import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { MessageTone } from '../tone/ToneIcon.tsx';

/** The default duration of a toast in milliseconds. */
export const TOAST_DURATION = 8000;
const AT_ONCE = 5;

/** The content of a toast. */
export interface ToastContent {
  /** A sentence stating what happened. */
  message: string;
  /** A title shown above the message. */
  title?: string;
  /**
   * The severity of the message; its icon is announced to assistive technology.
   * @default 'info'
   */
  tone?: MessageTone;
  /** Values to be copied, such as a password that was generated: each on a line, selected as a whole with one click. */
  values?: readonly { label: string; value: string }[];
  /** An action button; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

/** A toast to show. */
export interface ToastRequest extends ToastContent {
  /**
   * The duration in milliseconds, not counting the time it is hovered or focused; `null` keeps the toast until it is
   * dismissed.
   * @default TOAST_DURATION
   */
  duration?: number | null;
  /** Called when the toast is closed, whether dismissed or timed out. */
  onClose?: () => void;
}

/** A queue of toasts. */
export interface Toasts {
  /** Shows a toast and returns its key. If an identical toast is visible or queued, only its key is returned. */
  show: (toast: ToastRequest) => string;
  /** Closes a toast; does nothing if it is already closed. */
  close: (key: string) => void;
  /** Closes all toasts, for example on sign-out. */
  clear: () => void;
  /** The underlying queue that a ToastRegion shows. */
  readonly queue: ToastQueue<ToastContent>;
}

/** Creates a separate queue for a separate region; an application normally uses {@link toasts}. */
export function createToasts(): Toasts {
  const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: AT_ONCE });
  const shown = new Map<string, string>();
  return {
    queue,
    show({ duration = TOAST_DURATION, onClose, ...content }) {
      const identity = JSON.stringify([content.tone ?? 'info', content.title, content.message, content.values]);
      const same = shown.get(identity);
      if (same !== undefined) return same;
      const key = queue.add(content, {
        ...(duration === null ? {} : { timeout: duration }),
        onClose: () => {
          shown.delete(identity);
          onClose?.();
        },
      });
      shown.set(identity, key);
      return key;
    },
    close: (key) => queue.close(key),
    clear() {
      shown.clear();
      queue.clear();
    },
  };
}

/** The toast queue of the application, shown by its ToastRegion. */
export const toasts: Toasts = createToasts();
