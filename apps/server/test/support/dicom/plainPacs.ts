import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { PacsEndpoint } from '../../../src/platform/db/tables/pacsTypes.ts';

/**
 * A PACS implemented in plain bytes from PS3.7 and PS3.8: it shares no code with what it tests. It accepts every class
 * in the given transfer syntax, and closes the connection, as DCMTK does, if the client releases the association in the
 * middle of the answers.
 */
export interface PlainPacs {
  endpoint: PacsEndpoint;
  /** Data sets it was sent, as bytes. */
  received: Buffer[];
  /** Their commands, as bytes. */
  commands: Buffer[];
  /** Statuses by which its events were acknowledged. */
  acknowledged: number[];
  /** Conversations that were ended by a release. */
  released: number;
  close: () => void;
}

/** An answer to a query. */
export interface PlainAnswer {
  status: number;
  errorId?: number | undefined;
  dataSet?: Buffer;
}

interface PlainPacsOptions {
  answers?: (query: Buffer) => readonly PlainAnswer[];
  /** The status of what is not a query, or the status by the field of the command. */
  status?: number | ((field: number) => number);
  /** Error id of what is not a query. */
  errorId?: number;
  isImplicit?: boolean;
  /**
   * How bytes are sent: each unit in its own segment, each byte in its own, all units of all answers in one, or all
   * values of a message in one unit.
   */
  cut?: 'unit' | 'byte' | 'whole' | 'message';
  /** Result, source and reason of a rejection. */
  /** The data set of the event (N-EVENT-REPORT) that follows an action; none if absent. */
  eventOf?: (action: Buffer) => Buffer | undefined;
  /** Sends the event before the response to the action. */
  isEventFirst?: boolean;
  reject?: readonly [result: number, source: number, reason: number];
  /** Classes that it takes; all if absent. */
  classes?: readonly string[];
  tls?: { key: string; cert: string };
  /** Says nothing after the first so many answers. */
  silentAfter?: number;
}

const u16 = (value: number): Buffer => Buffer.from([value & 0xff, value >> 8]);
const u32 = (value: number): Buffer => Buffer.concat([u16(value & 0xffff), u16(value >>> 16)]);
const big16 = (value: number): Buffer => Buffer.from([value >> 8, value & 0xff]);
const big32 = (value: number): Buffer => Buffer.concat([big16(value >>> 16), big16(value & 0xffff)]);

/** An attribute in implicit VR little endian. */
const implicit = (group: number, element: number, value: Buffer): Buffer =>
  Buffer.concat([u16(group), u16(element), u32(value.length), value]);

/** An attribute of a short representation in explicit VR little endian; a text is given by its bytes as Latin-1. */
export function explicit(group: number, element: number, vr: string, text: string): Buffer {
  const padded = Buffer.from(text.length % 2 === 0 ? text : `${text}${vr === 'UI' ? '\0' : ' '}`, 'latin1');
  return Buffer.concat([u16(group), u16(element), Buffer.from(vr), u16(padded.length), padded]);
}

/** The same attribute in implicit VR little endian. */
export const inImplicit = (attribute: Buffer): Buffer =>
  Buffer.concat([attribute.subarray(0, 4), u32(attribute.readUInt16LE(6)), attribute.subarray(8)]);

const unit = (type: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([type, 0]), big32(content.length), content]);
const item = (type: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([type, 0]), big16(content.length), content]);
const value = (context: number, kind: number, bytes: Buffer): Buffer =>
  Buffer.concat([big32(bytes.length + 2), Buffer.from([context, kind]), bytes]);

/** The contexts of a request: number and class. */
function proposed(request: Buffer): { id: number; abstractSyntax: string }[] {
  const found = [];
  for (let at = 74; at < request.length;) {
    const length = request.readUInt16BE(at + 2);
    if (request[at] === 0x20) {
      const classLength = request.readUInt16BE(at + 10);
      const abstractSyntax = request.subarray(at + 12, at + 12 + classLength).toString('latin1');
      found.push({ id: request[at + 4]!, abstractSyntax });
    }
    at += 4 + length;
  }
  return found;
}

function acceptance(request: Buffer, { isImplicit = false, classes }: PlainPacsOptions): Buffer {
  const syntax = Buffer.from(isImplicit ? '1.2.840.10008.1.2' : '1.2.840.10008.1.2.1');
  const contexts = proposed(request).map(({ id, abstractSyntax }) => {
    const result = !classes || classes.includes(abstractSyntax) ? 0 : 3;
    return item(0x21, Buffer.concat([Buffer.from([id, 0, result, 0]), item(0x40, syntax)]));
  });
  const application = item(0x10, Buffer.from('1.2.840.10008.3.1.1.1'));
  const user = item(0x50, item(0x51, big32(16_384)));
  return unit(2, Buffer.concat([request.subarray(6, 74), application, ...contexts, user]));
}

/** Reads the attributes of a command: numbers of two bytes by their element. */
function numbersOf(command: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  for (let at = 0; at < command.length;) {
    const length = command.readUInt32LE(at + 4);
    if (length === 2) found.set(command.readUInt16LE(at + 2), command.readUInt16LE(at + 8));
    at += 8 + length;
  }
  return found;
}

function response(context: number, command: Map<number, number>, { status, errorId, dataSet }: PlainAnswer): Buffer[] {
  const content = Buffer.concat([
    implicit(0, 0x0100, u16(command.get(0x0100)! | 0x8000)),
    implicit(0, 0x0120, u16(command.get(0x0110)!)),
    implicit(0, 0x0800, u16(dataSet ? 1 : 0x0101)),
    implicit(0, 0x0900, u16(status)),
    ...(errorId === undefined ? [] : [implicit(0, 0x0903, u16(errorId))]),
  ]);
  const whole = Buffer.concat([implicit(0, 0, u32(content.length)), content]);
  return [value(context, 3, whole), ...(dataSet ? [value(context, 2, dataSet)] : [])];
}

/** A request that a storage commitment has an outcome, with its data set. */
function eventReport(context: number, dataSet: Buffer): Buffer[] {
  const content = Buffer.concat([
    implicit(0, 0x0002, Buffer.from('1.2.840.10008.1.20.1')),
    implicit(0, 0x0100, u16(0x0100)),
    implicit(0, 0x0110, u16(7)),
    implicit(0, 0x0800, u16(1)),
    implicit(0, 0x1000, Buffer.from('1.2.840.10008.1.20.1.1')),
    implicit(0, 0x1002, u16(1)),
  ]);
  return [value(context, 3, Buffer.concat([implicit(0, 0, u32(content.length)), content])), value(context, 2, dataSet)];
}

const FIND = 0x0020;
const ACTION = 0x0130;
const RESPONSE = 0x8000;

/** One conversation. */
async function talk(socket: Socket, pacs: PlainPacs, options: PlainPacsOptions): Promise<void> {
  const { answers = () => [], status = 0, cut = 'unit', silentAfter = Number.POSITIVE_INFINITY } = options;
  let isAnswering = false;
  let rest = Buffer.alloc(0);
  let command: Buffer | undefined;
  let dataSet: Buffer[] = [];

  const write = (bytes: Buffer): Promise<void> =>
    new Promise((resolve) => {
      socket.write(bytes, () => setImmediate(resolve));
    });
  async function say(messages: Buffer[][]): Promise<void> {
    isAnswering = true;
    const units = messages.flatMap((values) =>
      cut === 'message' ? [unit(4, Buffer.concat(values))] : values.map((one) => unit(4, one)),
    );
    if (cut === 'whole') await write(Buffer.concat(units));
    else {
      for (const one of units) {
        // the other side may end the conversation once it has the last one
        isAnswering = one !== units.at(-1);
        const segments = cut === 'byte' ? Array.from(one, (byte) => Buffer.from([byte])) : [one];
        for (const segment of segments) {
          if (socket.destroyed) return;
          await write(segment);
        }
      }
    }
    isAnswering = false;
  }
  async function take(type: number, whole: Buffer): Promise<void> {
    if (type === 1) {
      if (options.reject) await write(unit(3, Buffer.from([0, ...options.reject])));
      else await write(acceptance(whole, options));
    }
    if (type === 5) {
      if (isAnswering) {
        socket.destroy();
        return;
      }
      pacs.released += 1;
      await write(unit(6, Buffer.alloc(4)));
      socket.end();
    }
    if (type !== 4) return;
    const [context, kind] = [whole[10]!, whole[11]!];
    const bytes = whole.subarray(12);
    if ((kind & 1) === 1) command = Buffer.from(bytes);
    else dataSet.push(Buffer.from(bytes));
    const numbers = numbersOf(command!);
    if ((kind & 2) === 0 || ((kind & 1) === 1 && numbers.get(0x0800) !== 0x0101)) return;
    const sent = Buffer.concat(dataSet);
    dataSet = [];
    pacs.commands.push(command!);
    const field = numbers.get(0x0100)!;
    if ((field & RESPONSE) !== 0) {
      pacs.acknowledged.push(numbers.get(0x0900)!);
      return;
    }
    pacs.received.push(sent);
    const answer: PlainAnswer = {
      status: typeof status === 'number' ? status : status(field),
      errorId: options.errorId,
    };
    const said = field === FIND ? [...answers(sent), { status: 0 }] : [answer];
    const messages = said.slice(0, silentAfter).map((one) => response(context, numbers, one));
    const event = field === ACTION ? options.eventOf?.(sent) : undefined;
    if (event) messages.splice(options.isEventFirst ? 0 : 1, 0, eventReport(context, event));
    void say(messages);
  }

  socket.on('error', () => undefined);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 6 && rest.length >= 6 + rest.readUInt32BE(2)) {
      const end = 6 + rest.readUInt32BE(2);
      const whole = rest.subarray(0, end);
      rest = Buffer.from(rest.subarray(end));
      await take(whole[0]!, whole);
    }
  }
}

/** Starts it at a free port of this machine. */
export async function startPlainPacs(options: PlainPacsOptions = {}): Promise<PlainPacs> {
  const sockets = new Set<Socket>();
  const take = (socket: Socket): void => {
    sockets.add(socket);
    socket.setNoDelay();
    talk(socket, pacs, options).catch(() => socket.destroy());
  };
  const server: Server = options.tls ? createTlsServer(options.tls, take) : createServer(take);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const pacs: PlainPacs = {
    endpoint: {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      calledAe: 'PLAIN',
      callingAe: 'ISOPTER',
      characterSet: 'ISO_IR 192',
      tls: Boolean(options.tls),
      ca: options.tls?.cert ?? null,
    },
    received: [],
    commands: [],
    acknowledged: [],
    released: 0,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return pacs;
}
