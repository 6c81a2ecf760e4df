import type { LiveEvent } from '@isopter/contract';

/** Decision about an event. */
export interface Verdict {
  apply: boolean;
  /** Set if the state must be reloaded: events were lost (soon) or another run began (now). */
  reload?: 'soon' | 'now';
}

/**
 * The order of a test's events. The server numbers them without gaps over the whole life of the test; an event is
 * applied when its number is missing or newer than all before it [MON-03], and when it belongs to the state's run.
 */
export class Sequence {
  private seq_num = 0;
  /** Everything up to here is in any state whose load has begun. */
  private floor = 0;
  private run: number | undefined;
  private holding = true;
  /** Events since the load began: the state on its way may lack them. */
  private kept: LiveEvent[] | undefined = [];

  /** From now on events wait for a state. */
  hold(): void {
    this.holding = true;
    this.kept = [];
  }

  /** The newest number at subscription. */
  subscribed(seq_num: number): void {
    this.seq_num = seq_num;
  }

  /** A load begins: events are kept for the state it will bring. */
  keep(): void {
    this.floor = this.seq_num;
    this.kept ??= [];
  }

  /** A state is there; a list of records does not name its number. @returns the events to judge again, in their order */
  begin({ seq_num = this.floor, run }: { seq_num?: number; run?: number }): LiveEvent[] {
    const kept = (this.kept ?? []).toSorted((a, b) => (a.data.seq_num ?? 0) - (b.data.seq_num ?? 0));
    this.seq_num = seq_num;
    this.run = run;
    this.holding = false;
    this.kept = undefined;
    return kept;
  }

  judge(event: LiveEvent): Verdict {
    const { seq_num, run } = event.data;
    this.kept?.push(event);
    if (this.holding) return { apply: false };
    const known = this.run;
    if (run !== undefined && known !== undefined && run !== known) {
      if (run < known) return { apply: false };
      this.kept ??= [event];
      this.run = run;
      this.holding = true;
      return { apply: false, reload: 'now' };
    }
    this.run ??= run;
    if (seq_num === undefined) return { apply: true };
    if (seq_num <= this.seq_num) return { apply: false };
    const gap = seq_num > this.seq_num + 1;
    this.seq_num = seq_num;
    return gap ? { apply: true, reload: 'soon' } : { apply: true };
  }
}
