import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';
import type { MessageTone } from '../tone/ToneIcon.tsx';

/** How long a toast stays by itself, in milliseconds. */
export const TOAST_DURATION = 8000;
const AT_ONCE = 5;

/** What a toast says. */
export interface ToastContent {
  /** What happened, as a sentence. */
  message: string;
  /** Line above the message. */
  title?: string;
  /**
   * How it is meant; its icon says it aloud.
   * @default 'info'
   */
  tone?: MessageTone;
  /** A button that answers it; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
}

/** A toast to show. */
export interface ToastRequest extends ToastContent {
  /**
   * Milliseconds it stays, not counting the time it is hovered or focused; null: until it is dismissed.
   * @default TOAST_DURATION
   */
  duration?: number | null;
  /** Called when it is gone, dismissed or by itself. */
  onClose?: () => void;
}

/** What happened just now, told in passing. */
export interface Toasts {
  /** Shows a toast and returns its key; while the same one is shown or waits, its key and nothing more. */
  show: (toast: ToastRequest) => string;
  /** Takes a toast away; one that is gone already is left alone. */
  close: (key: string) => void;
  /** Takes all away, as when somebody signs out. */
  clear: () => void;
  /** What a ToastRegion shows. */
  readonly queue: ToastQueue<ToastContent>;
}

/** A queue of its own, for a region of its own; an application takes {@link toasts}. */
export function createToasts(): Toasts {
  const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: AT_ONCE });
  const shown = new Map<string, string>();
  return {
    queue,
    show({ duration = TOAST_DURATION, onClose, ...content }) {
      const identity = JSON.stringify([content.tone ?? 'info', content.title, content.message]);
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

/** The toasts of the application, shown by its one ToastRegion. */
export const toasts: Toasts = createToasts();
