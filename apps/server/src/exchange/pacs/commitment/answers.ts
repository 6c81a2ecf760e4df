import type { CommitmentStatus } from '@isopter/contract';
import type { StoredInstance } from '../../../platform/db/tables/pacsTypes.ts';
import type { CommitmentReport } from '../../../platform/dicom/commitment.ts';
import { hex } from '../converse.ts';

/** Failure reasons of an object (PS3.3, C.14.1.1). */
const REASONS: Readonly<Record<number, string>> = {
  0x0110: 'the archive had an error',
  0x0112: 'the archive does not have it',
  0x0119: 'the archive has it as another kind of object',
  0x0122: 'the archive does not keep objects of its kind',
  0x0131: 'the archive got the request twice',
  0x0213: 'the archive has no room for it',
};

const ENCAPSULATED_PDF = '1.2.840.10008.5.1.4.1.1.104.1';

function reasonText({ sopClass, reason }: StoredInstance): string {
  const name = sopClass === ENCAPSULATED_PDF ? 'report' : 'measurements';
  if (reason === undefined) return `${name}: the archive did not mention it`;
  return `${name}: ${REASONS[reason] ?? 'the archive gave an unknown reason'} (${hex(reason)})`;
}

/** Returns what an archive's answer means for a result: it is confirmed only if the archive keeps every object of it. */
export function resultOf(
  stored: readonly StoredInstance[],
  { kept, failed }: Pick<CommitmentReport, 'kept' | 'failed'>,
): { instances: StoredInstance[]; status: CommitmentStatus; details: string | null } {
  const instances = stored.map(({ sopClass, sopInstance, series }): StoredInstance => {
    const failure = failed.find((one) => one.sopInstance === sopInstance);
    const isKept = !failure && kept.includes(sopInstance);
    return { sopClass, sopInstance, series, isKept, ...(failure?.reason !== undefined && { reason: failure.reason }) };
  });
  const missing = instances.filter(({ isKept }) => !isKept);
  if (missing.length === 0 && instances.length > 0) return { instances, status: 'CONFIRMED', details: null };
  const reasons = [...new Set(missing.map(reasonText))].join('; ');
  const details = `${missing.length} of ${instances.length} objects are not confirmed: ${reasons}.`;
  return { instances, status: 'NOT_CONFIRMED', details };
}
