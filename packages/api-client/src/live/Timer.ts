/** One timeout at a time. */
export class Timer {
  private id: ReturnType<typeof setTimeout> | undefined;

  /** Replaces what was set before. */
  set(delay: number, action: () => void): void {
    this.clear();
    this.id = setTimeout(() => {
      this.id = undefined;
      action();
    }, delay);
  }

  /** Keeps what was set before. */
  setOnce(delay: number, action: () => void): void {
    if (this.id === undefined) this.set(delay, action);
  }

  clear(): void {
    clearTimeout(this.id);
    this.id = undefined;
  }
}
