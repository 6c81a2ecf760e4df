const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Behaves like Chrome on Android: it has notifications, and the user allows them, but each one is refused. */
class RefusedNotification {
  static readonly permission = 'granted';
  static readonly requestPermission = (): Promise<string> => Promise.resolve('granted');
  constructor() {
    refuse();
  }
}

const missing = { value: undefined };
const refused = { get: refuse };

/** How each feature is taken away: the object, its property, and what replaces it. */
const FAILURES = {
  notifications: [globalThis, 'Notification', { value: RefusedNotification }],
  noNotifications: [globalThis, 'Notification', missing],
  sound: [globalThis, 'AudioContext', { value: refuse }],
  localStorage: [globalThis, 'localStorage', refused],
  sessionStorage: [globalThis, 'sessionStorage', refused],
  database: [globalThis, 'indexedDB', refused],
  channels: [globalThis, 'BroadcastChannel', missing],
  uuid: [crypto, 'randomUUID', missing],
  clipboard: [navigator, 'clipboard', missing],
  locks: [navigator, 'locks', missing],
  wakeLock: [navigator, 'wakeLock', missing],
  fullscreen: [Element.prototype, 'requestFullscreen', missing],
} satisfies Record<string, [object, string, PropertyDescriptor]>;

/** A browser feature that is missing or refused. */
export type Failure = keyof typeof FAILURES;

/** Every failure that the same browser can have. */
export const ALL_FAILURES = (Object.keys(FAILURES) as Failure[]).filter((one) => one !== 'noNotifications');

/** Takes capabilities away from this browser. @returns a function that gives them back */
export function browserWithout(failures: readonly Failure[]): () => void {
  const restore = failures.map((failure) => {
    const [object, name, failing] = FAILURES[failure];
    const own = Object.getOwnPropertyDescriptor(object, name);
    Object.defineProperty(object, name, { configurable: true, ...failing });
    return (): void => {
      if (own) Object.defineProperty(object, name, own);
      else Reflect.deleteProperty(object, name);
    };
  });
  return () => restore.forEach((one) => one());
}
