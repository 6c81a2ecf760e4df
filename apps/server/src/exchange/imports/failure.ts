/** Why a file is not read; the words are for whoever looks for the cause, the reason is what is told. */
export class UnreadableReport extends Error {
  override name = 'UnreadableReport';
  readonly reason: 'unreadable' | 'too large';
  constructor(message: string, options: ErrorOptions & { reason?: UnreadableReport['reason'] } = {}) {
    super(message, options);
    this.reason = options.reason ?? 'unreadable';
  }
}
