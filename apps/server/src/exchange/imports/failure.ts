/** A file cannot be read. The message is for the log, the reason for the user. */
export class UnreadableReport extends Error {
  override name = 'UnreadableReport';
  readonly reason: 'unreadable' | 'too large';
  constructor(message: string, options: ErrorOptions & { reason?: UnreadableReport['reason'] } = {}) {
    super(message, options);
    this.reason = options.reason ?? 'unreadable';
  }
}
