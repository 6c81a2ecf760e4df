import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { PacsTrouble } from '@isopter/contract';
import type { PacsEndpoint } from '../../../platform/db/tables/pacsTypes.ts';
import { HEAD, type Pdu, readPdu } from './pdu.ts';
import { DimseError, troubleOf } from './trouble.ts';

/** The most bytes that an answer can have. */
const BYTES_MAX = 16 * 1024 * 1024;
/** Types of TLS records: alert and handshake. */
const TLS_RECORDS = new Set([0x15, 0x16]);

/** A connection that carries protocol data units. */
export interface Wire {
  write: (bytes: Uint8Array) => void;
  /**
   * Returns the next unit.
   * @throws DimseError if none arrives within this number of milliseconds
   */
  next: (patience: number) => Promise<Pdu>;
  close: () => void;
}

/** Divides a stream of bytes into units. @throws DimseError for bytes that are not a unit */
export function pduCutter(): (chunk: Buffer) => Pdu[] {
  let rest = Buffer.alloc(0);
  let total = 0;
  const none = (): DimseError => new DimseError(TLS_RECORDS.has(rest[0] ?? 0) ? 'CLOSED' : 'NO_DICOM');
  return (chunk) => {
    total += chunk.length;
    rest = Buffer.concat([rest, chunk]);
    const units: Pdu[] = [];
    while (rest.length > 0) {
      if (rest[0]! < 1 || rest[0]! > 7 || total > BYTES_MAX) throw none();
      if (rest.length < HEAD) break;
      const end = HEAD + rest.readUInt32BE(2);
      if (end > BYTES_MAX) throw none();
      if (rest.length < end) break;
      try {
        units.push(readPdu(rest.subarray(0, end)));
      } catch {
        throw none();
      }
      rest = rest.subarray(end);
    }
    return units;
  };
}

function socketTo({ host, port, tls, ca }: PacsEndpoint): Socket {
  if (!tls) return connect({ host, port, noDelay: true });
  return connectTls({ host, port, ...(isIP(host) === 0 && { servername: host }), ...(ca !== null && { ca }) });
}

/**
 * Connects to a PACS.
 * @param patience milliseconds for the connection, and for the handshake of TLS
 * @throws DimseError
 */
export async function openWire(endpoint: PacsEndpoint, patience: number): Promise<Wire> {
  const socket = socketTo(endpoint);
  const units: Pdu[] = [];
  let failure: DimseError | undefined;
  let wake: (() => void) | undefined;
  let isConnected = false;
  let isReady = false;
  let hasHeard = false;

  const fail = (trouble: PacsTrouble): void => {
    failure ??= new DimseError(trouble);
    socket.destroy();
    wake?.();
  };
  const isHandshaking = (): boolean => endpoint.tls && isConnected && !isReady;
  const cut = pduCutter();
  socket.on('connect', () => {
    isConnected = true;
    if (endpoint.tls) return;
    isReady = true;
    wake?.();
  });
  socket.on('secureConnect', () => {
    isReady = true;
    wake?.();
  });
  const broken = (trouble: PacsTrouble): PacsTrouble => {
    if (isHandshaking()) return 'TLS';
    return isReady && !hasHeard ? 'CLOSED' : trouble;
  };
  socket.on('error', ({ code }: NodeJS.ErrnoException) => fail(broken(troubleOf(code))));
  socket.on('close', () => fail(broken('BROKEN_OFF')));
  socket.on('data', (chunk: Buffer) => {
    hasHeard = true;
    try {
      units.push(...cut(chunk));
      wake?.();
    } catch (error) {
      fail(error instanceof DimseError ? error.trouble : 'NO_DICOM');
    }
  });

  /** Waits until a condition holds or the connection has failed. */
  const waitFor = async (milliseconds: number, has: () => boolean): Promise<void> => {
    if (has() || failure) return;
    const late = setTimeout(() => fail(isHandshaking() ? 'TLS' : 'NO_ANSWER'), milliseconds);
    await new Promise<void>((resolve) => {
      wake = () => {
        if (has() || failure) resolve();
      };
    });
    clearTimeout(late);
  };

  await waitFor(patience, () => isReady);
  if (failure) throw failure;
  return {
    write: (bytes) => void socket.write(bytes),
    async next(milliseconds) {
      await waitFor(milliseconds, () => units.length > 0);
      const unit = units.shift();
      if (!unit) throw failure ?? new DimseError('BROKEN_OFF');
      return unit;
    },
    close: () => void socket.destroy(),
  };
}
