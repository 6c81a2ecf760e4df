import { expect, type Page, test } from '@playwright/test';
import { Hands } from './hands.ts';

/** Cost of a task with the mouse or the keyboard alone. */
export type Cost = Record<'clicks' | 'keys', number>;

/** Counts what tasks cost, and holds each to what it may cost at most. */
export class Effort<Task extends string> {
  readonly #page: Page;
  readonly #limits: Readonly<Record<Task, Cost>>;
  readonly #cost = new Map<Task, Partial<Cost>>();

  constructor(page: Page, limits: Readonly<Record<Task, Cost>>) {
    this.#page = page;
    this.#limits = limits;
  }

  /** Counts what is done by mouse (`clicks`) or by keyboard (`keys`) alone. */
  async count(task: Task, by: keyof Cost, deed: (hands: Hands) => Promise<void>): Promise<void> {
    const hands = new Hands(this.#page);
    await test.step(`${task}, ${by}`, () => deed(hands));
    this.#cost.set(task, { ...this.#cost.get(task), [by]: hands[by] });
    expect.soft(hands[by], `${by} to ${task}`).toBeLessThanOrEqual(this.#limits[task][by]);
    expect(hands[by === 'clicks' ? 'keys' : 'clicks']).toBe(0);
  }

  /** Prints the table, which has every task. */
  print(): void {
    console.table(Object.fromEntries(this.#cost));
    expect([...this.#cost.keys()].toSorted()).toEqual(Object.keys(this.#limits).toSorted());
  }
}
