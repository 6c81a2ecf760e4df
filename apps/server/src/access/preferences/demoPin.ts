import { StartError } from '../../platform/lib/startError.ts';

/** The PIN that leads out of the demo mode where there are only sample data. */
export const SAMPLE_PIN = '2468';

/**
 * The PIN of the demo mode that the environment sets [DEMO-04].
 * @returns undefined for none
 * @throws StartError for what is not four digits, without saying it
 */
export function demoPinOf(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const pin = env['ISOPTER_DEMO_PIN'];
  if (!pin) return undefined;
  if (!/^\d{4}$/.test(pin)) throw new StartError('ISOPTER_DEMO_PIN must be four digits.');
  return pin;
}
