import { setTimeout as wait } from 'node:timers/promises';
import { Browser } from './browser.ts';

const PAUSE_MS = 200;

/** Somebody at the desk who enters one patient after the other, whatever happens to the server. */
export class Clerk implements AsyncDisposable {
  /** Ids of patients that the server has confirmed. */
  readonly saved: string[] = [];
  /** How many were refused or not answered. */
  failures = 0;
  #isOver = false;
  #work: Promise<void> = Promise.resolve();

  static async begin(address: string): Promise<Clerk> {
    const clerk = new Clerk();
    const browser = await Browser.signIn(address);
    const doctors = await browser.call<{ id: string }[]>('GET', '/api/doctors/');
    clerk.#work = clerk.#enter(browser, doctors[0]?.id ?? '');
    return clerk;
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#work;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.stop();
  }

  async #enter(browser: Browser, doctor_id: string): Promise<void> {
    for (let number = 1; !this.#isOver; number += 1) {
      const patient = { first_name: 'Endure', last_name: `Patient ${number}`, date_of_birth: '1970-01-01', doctor_id };
      const nothing = { email: null, phone: null, gender_id: null, ethnicity_id: null, patient_id_number: null };
      try {
        const { id } = await browser.call<{ id: string }>('POST', '/api/patients/', { ...patient, ...nothing });
        this.saved.push(id);
      } catch {
        this.failures += 1;
      }
      await wait(PAUSE_MS);
    }
  }
}
