import { announcesDataSet } from './command.ts';
import { type DataValue, releaseResponse } from './pdu.ts';
import { DimseError } from './trouble.ts';
import type { Wire } from './wire.ts';

/** A command with the data set that follows it, both as bytes. */
export interface Message {
  /** Its presentation context. */
  context: number;
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

interface MessageReader {
  /**
   * Returns the next message.
   * @throws DimseError if a part of it does not arrive in so many milliseconds
   */
  next: (patience: number) => Promise<Message>;
  /** Waits for the other side to say something. Returns whether it did; if not, the connection stays open. */
  hasNext: (patience: number) => Promise<boolean>;
}

/** Assembles messages from data values; one unit may contain several values. */
export function messageReader(wire: Wire): MessageReader {
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
  async function whole(of: 'command' | 'data set', patience: number): Promise<[bytes: Uint8Array, context: number]> {
    const parts: Uint8Array[] = [];
    for (;;) {
      const { isCommand, isLast, bytes, context } = await nextValue(patience);
      if (isCommand !== (of === 'command')) throw new DimseError('NO_DICOM');
      parts.push(bytes);
      if (isLast) return [Buffer.concat(parts), context];
    }
  }
  return {
    async next(patience) {
      const [command, context] = await whole('command', patience);
      const hasDataSet = asDicom(() => announcesDataSet(command));
      const [dataSet] = hasDataSet ? await whole('data set', patience) : [];
      return { context, command, dataSet };
    },
    hasNext: async (patience) => values.length > 0 || wire.hasNext(patience),
  };
}
