import { type RawDataset, readElements, type Syntax } from './elements.ts';
import { encode } from './encode.ts';

/** Storage commitment (PS3.4, annex J). */
const TRANSACTION = 0x00081195;
const REFERENCED = 0x00081199;
const FAILED = 0x00081198;
const SOP_CLASS = 0x00081150;
const SOP_INSTANCE = 0x00081155;
const REASON = 0x00081197;

/** An archive's answer: the objects that it keeps, and those that it does not, with the reason. */
export interface CommitmentReport {
  transaction: string;
  kept: readonly string[];
  failed: readonly { sopInstance: string; reason: number | undefined }[];
}

/** Writes a request, in explicit VR little endian. */
export const commitmentRequest = (
  transaction: string,
  instances: readonly { sopClass: string; sopInstance: string }[],
): Buffer =>
  encode([
    [TRANSACTION, 'UI', transaction],
    [
      REFERENCED,
      'SQ',
      instances.map(({ sopClass, sopInstance }) => [
        [SOP_CLASS, 'UI', sopClass],
        [SOP_INSTANCE, 'UI', sopInstance],
      ]),
    ],
  ]);

const vrOf = (tag: number): string | undefined => (tag === REFERENCED || tag === FAILED ? 'SQ' : undefined);

function bytesAt(dataset: RawDataset, tag: number): Buffer {
  const value = dataset.find((element) => element.tag === tag)?.value;
  return Buffer.from(value instanceof Uint8Array ? value : []);
}

const uidAt = (dataset: RawDataset, tag: number): string =>
  bytesAt(dataset, tag).toString('latin1').replaceAll(/[\0 ]/g, '');

function itemsAt(dataset: RawDataset, tag: number): readonly RawDataset[] {
  const value = dataset.find((element) => element.tag === tag)?.value;
  return value === undefined || value instanceof Uint8Array ? [] : value;
}

function reasonOf(item: RawDataset): number | undefined {
  const bytes = bytesAt(item, REASON);
  return bytes.length < 2 ? undefined : bytes.readUInt16LE();
}

/** @throws RangeError for bytes that are not an answer */
export function readCommitment(bytes: Uint8Array, syntax: Syntax): CommitmentReport {
  const dataset = readElements(bytes, syntax, vrOf);
  const transaction = uidAt(dataset, TRANSACTION);
  if (transaction === '') throw new RangeError('The answer names no transaction.');
  return {
    transaction,
    kept: itemsAt(dataset, REFERENCED).map((item) => uidAt(item, SOP_INSTANCE)),
    failed: itemsAt(dataset, FAILED).map((item) => ({
      sopInstance: uidAt(item, SOP_INSTANCE),
      reason: reasonOf(item),
    })),
  };
}
