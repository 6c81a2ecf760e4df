import { announcesDataSet } from './command.ts';
import { type DataValue, releaseResponse } from './pdu.ts';
import { DimseError } from './trouble.ts';
import type { Wire } from './wire.ts';

/** A command with the data set that follows it, both as bytes. */
export interface Message {
  command: Uint8Array;
  dataSet: Uint8Array | undefined;
}

/** Reads something from bytes of the other side. @throws DimseError if they are not DICOM */
export function asDicom<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new DimseError('NO_DICOM');
  }
}

/**
 * Assembles messages from data values; one unit may contain several values.
 * @returns reads the next message. @throws DimseError if a part of it does not arrive in so many milliseconds
 */
export function messageReader(wire: Wire): (patience: number) => Promise<Message> {
  const values: DataValue[] = [];
  async function nextValue(patience: number): Promise<DataValue> {
    while (values.length === 0) {
      const unit = await wire.next(patience);
      if (unit.type === 'releaseRequest') wire.write(releaseResponse());
      if (unit.type !== 'data') throw new DimseError(unit.type === 'abort' ? 'ABORTED' : 'BROKEN_OFF');
      values.push(...unit.values);
    }
    return values.shift()!;
  }
  async function whole(of: 'command' | 'data set', patience: number): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    for (;;) {
      const { isCommand, isLast, bytes } = await nextValue(patience);
      if (isCommand !== (of === 'command')) throw new DimseError('NO_DICOM');
      parts.push(bytes);
      if (isLast) return Buffer.concat(parts);
    }
  }
  return async (patience) => {
    const command = await whole('command', patience);
    const hasDataSet = asDicom(() => announcesDataSet(command));
    return { command, dataSet: hasDataSet ? await whole('data set', patience) : undefined };
  };
}
