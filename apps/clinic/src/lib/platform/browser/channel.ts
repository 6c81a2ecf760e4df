/** Opens a channel to the other windows of this browser; null if the browser has none, or blocks it with its storage. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
