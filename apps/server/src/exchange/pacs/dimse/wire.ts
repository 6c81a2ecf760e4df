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
  /** Waits for a unit or the end of the connection. Returns false if neither comes in so many milliseconds. */
  hasNext: (patience: number) => Promise<boolean>;
  close: () => void;
}

/**
 * Divides a stream of bytes into units.
 * @param most bytes that all units may have
 * @throws DimseError for bytes that are not a unit
 */
export function pduCutter(most = BYTES_MAX): (chunk: Buffer) => Pdu[] {
  let rest = Buffer.alloc(0);
  let total = 0;
  const none = (): DimseError => new DimseError(TLS_RECORDS.has(rest[0] ?? 0) ? 'CLOSED' : 'NO_DICOM');
  return (chunk) => {
    total += chunk.length;
    rest = Buffer.concat([rest, chunk]);
    const units: Pdu[] = [];
    while (rest.length > 0) {
      if (rest[0]! < 1 || rest[0]! > 7 || total > most) throw none();
      if (rest.length < HEAD) break;
      const end = HEAD + rest.readUInt32BE(2);
      if (end > most) throw none();
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

interface WireOptions {
  tls: boolean;
  /** The connection was accepted, so that it is open. */
  isOpen?: boolean;
  /** Bytes that the other side may send. */
  most?: number;
}

/** Returns a wire over a socket, and what waits until it can be used. */
function wireOver(
  socket: Socket,
  { tls, isOpen = false, most }: WireOptions,
): { wire: Wire; opened: (milliseconds: number) => Promise<void> } {
  const units: Pdu[] = [];
  let failure: DimseError | undefined;
  let wake: (() => void) | undefined;
  let isConnected = isOpen;
  let isReady = isOpen;
  let hasHeard = false;

  const fail = (trouble: PacsTrouble): void => {
    failure ??= new DimseError(trouble);
    socket.destroy();
    wake?.();
  };
  const isHandshaking = (): boolean => tls && isConnected && !isReady;
  const cut = pduCutter(most);
  socket.on('connect', () => {
    isConnected = true;
    if (tls) return;
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

  /** Waits until a condition holds or the connection has failed. @returns false if neither did in time */
  async function waitFor(milliseconds: number, has: () => boolean): Promise<boolean> {
    if (has() || failure) return true;
    let late: NodeJS.Timeout | undefined;
    const isInTime = await new Promise<boolean>((resolve) => {
      late = setTimeout(() => resolve(false), milliseconds);
      wake = () => {
        if (has() || failure) resolve(true);
      };
    });
    clearTimeout(late);
    return isInTime;
  }
  async function expectIn(milliseconds: number, has: () => boolean): Promise<void> {
    if (!(await waitFor(milliseconds, has))) fail(isHandshaking() ? 'TLS' : 'NO_ANSWER');
  }
  const wire: Wire = {
    write: (bytes) => void socket.write(bytes),
    async next(milliseconds) {
      await expectIn(milliseconds, () => units.length > 0);
      const unit = units.shift();
      if (!unit) throw failure ?? new DimseError('BROKEN_OFF');
      return unit;
    },
    hasNext: (milliseconds) => waitFor(milliseconds, () => units.length > 0),
    close: () => void socket.destroy(),
  };
  return {
    wire,
    async opened(milliseconds) {
      await expectIn(milliseconds, () => isReady);
      if (failure) throw failure;
    },
  };
}

/**
 * Connects to a PACS.
 * @param patience milliseconds for the connection, and for the handshake of TLS
 * @throws DimseError
 */
export async function openWire(endpoint: PacsEndpoint, patience: number): Promise<Wire> {
  const { wire, opened } = wireOver(socketTo(endpoint), endpoint);
  await opened(patience);
  return wire;
}

/**
 * Returns the wire of a connection that a PACS opened.
 * @param most bytes that the PACS may send
 */
export const acceptedWire = (socket: Socket, most: number): Wire =>
  wireOver(socket, { isOpen: true, tls: false, most }).wire;
