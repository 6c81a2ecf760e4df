import { proxy } from 'valtio';

/** Whether the browser refused the last notification, although the user allows them. */
export const notifications = proxy({ isRefused: false });

/** Returns whether the browser has notifications. Chrome on Android has them, but refuses each one. */
export const hasNotifications = (): boolean => typeof globalThis.Notification === 'function';

/** Returns whether the user allows notifications. They may have withdrawn it since they were asked. */
export function areNotificationsAllowed(): boolean {
  try {
    return Notification.permission === 'granted';
  } catch {
    return false;
  }
}

/** Asks the user to allow notifications. @returns whether they do */
export async function requestNotifications(): Promise<boolean> {
  try {
    await Notification.requestPermission();
  } catch {
    return false;
  }
  return areNotificationsAllowed();
}

/** Shows a notification. @returns a function that removes it; null if the browser cannot show it */
export function showNotification(title: string, body: string): (() => void) | null {
  try {
    const shown = new Notification(title, { body });
    notifications.isRefused = false;
    return () => shown.close();
  } catch {
    notifications.isRefused = true;
    return null;
  }
}
