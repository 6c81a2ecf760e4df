import { readFileSync } from 'node:fs';
import { officeGroup } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { StartError } from '../../../platform/lib/startError.ts';
import { archiveOf } from '../configuration.ts';
import type { Listening } from './association.ts';
import type { ServerTls } from './listener.ts';
import { storeReport } from './store.ts';

/** Takes answers for the archives in the database: only those that are asked for confirmations may connect. */
export const listeningOn = (db: Db): Listening => ({
  async wrongTitle({ calledAe, callingAe }) {
    const groups = await db.select({ connections: officeGroup.pacsConnections }).from(officeGroup);
    const asked = groups
      .flatMap(({ connections }) => Object.values(connections))
      .map(archiveOf)
      .filter((archive) => archive.commitment === true && archive.callingAe === calledAe);
    if (asked.length === 0) return 'calledAe';
    return asked.some((archive) => archive.calledAe === callingAe) ? undefined : 'callingAe';
  },
  take: (report) => storeReport(db, report),
});

/** Returns the TLS of the settings, if there is any. @throws StartError if a file is missing or cannot be read */
export function listenerTls(env: Readonly<Record<string, string | undefined>>): ServerTls | undefined {
  const [key, cert] = [env['ISOPTER_COMMITMENT_KEY'], env['ISOPTER_COMMITMENT_CERT']];
  if (!key && !cert) return undefined;
  try {
    return { key: readFileSync(key ?? '', 'utf8'), cert: readFileSync(cert ?? '', 'utf8') };
  } catch {
    throw new StartError('ISOPTER_COMMITMENT_KEY and ISOPTER_COMMITMENT_CERT must name PEM files that can be read.');
  }
}
