/** Protocol data units of an association (PS3.8, 9.3). */

/** A presentation context: a class with the transfer syntaxes that are proposed for it. */
export interface Context {
  id: number;
  abstractSyntax: string;
  transferSyntaxes: readonly string[];
}

/** The AE titles of an association. */
export interface Titles {
  calledAe: string;
  callingAe: string;
}

/** The roles that the caller wants to have for a class. */
export interface Roles {
  abstractSyntax: string;
  isUser: boolean;
  isProvider: boolean;
}

export type Pdu =
  | { type: 'request'; titles: Titles; contexts: readonly Context[]; roles: readonly Roles[]; longest: number }
  | { type: 'accept'; contexts: ReadonlyMap<number, string>; longest: number }
  | { type: 'reject'; isTransient: boolean; source: number; reason: number }
  | { type: 'data'; values: readonly DataValue[] }
  | { type: 'releaseRequest' }
  | { type: 'releaseResponse' }
  | { type: 'abort'; source: number; reason: number };

/** A part of a command or of a data set. */
export interface DataValue {
  context: number;
  isCommand: boolean;
  isLast: boolean;
  bytes: Uint8Array;
}

export const TYPES = {
  request: 1,
  accept: 2,
  reject: 3,
  data: 4,
  releaseRequest: 5,
  releaseResponse: 6,
  abort: 7,
} as const;
export const ITEMS = {
  application: 0x10,
  context: 0x20,
  contextResult: 0x21,
  abstractSyntax: 0x30,
  transferSyntax: 0x40,
  user: 0x50,
  longest: 0x51,
  implementation: 0x52,
  roles: 0x54,
  version: 0x55,
} as const;
export const APPLICATION_CONTEXT = '1.2.840.10008.3.1.1.1';
export const PROTOCOL_VERSION = 1;
/** Bytes before the content of a unit: type, a reserved one, length. */
export const HEAD = 6;
/** Bytes before those of a data value: its length, context and kind. */
const VALUE_HEAD = 6;

export const uint16 = (value: number): Buffer => Buffer.from([value >>> 8, value & 0xff]);
export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export const pdu = (type: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([type, 0]), uint32(content.length), content]);
export const item = (type: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([type, 0]), uint16(content.length), content]);
export const textItem = (type: number, text: string): Buffer => item(type, Buffer.from(text, 'latin1'));
export const title = (text: string): Buffer => Buffer.from(text.padEnd(16).slice(0, 16), 'latin1');

/** @param longest the longest unit in bytes that we accept */
export function associateRequest(
  { calledAe, callingAe }: Titles,
  contexts: readonly Context[],
  { longest, implementation, version }: { longest: number; implementation: string; version: string },
): Buffer {
  return pdu(
    TYPES.request,
    Buffer.concat([
      uint16(PROTOCOL_VERSION),
      Buffer.alloc(2),
      title(calledAe),
      title(callingAe),
      Buffer.alloc(32),
      textItem(ITEMS.application, APPLICATION_CONTEXT),
      ...contexts.map(({ id, abstractSyntax, transferSyntaxes }) =>
        item(
          ITEMS.context,
          Buffer.concat([
            Buffer.from([id, 0, 0, 0]),
            textItem(ITEMS.abstractSyntax, abstractSyntax),
            ...transferSyntaxes.map((syntax) => textItem(ITEMS.transferSyntax, syntax)),
          ]),
        ),
      ),
      item(
        ITEMS.user,
        Buffer.concat([
          item(ITEMS.longest, uint32(longest)),
          textItem(ITEMS.implementation, implementation),
          textItem(ITEMS.version, version),
        ]),
      ),
    ]),
  );
}

/** Returns a message as units that are not longer than the other side accepts. */
export function dataPdus(
  bytes: Uint8Array,
  { context, isCommand, longest }: { context: number; isCommand: boolean; longest: number },
): Buffer[] {
  const room = longest - VALUE_HEAD;
  const parts = Math.max(1, Math.ceil(bytes.length / room));
  return Array.from({ length: parts }, (_, part) => {
    const value = bytes.subarray(part * room, (part + 1) * room);
    const kind = (isCommand ? 1 : 0) | (part === parts - 1 ? 2 : 0);
    return pdu(TYPES.data, Buffer.concat([uint32(value.length + 2), Buffer.from([context, kind]), value]));
  });
}

export const releaseRequest = (): Buffer => pdu(TYPES.releaseRequest, Buffer.alloc(4));
export const releaseResponse = (): Buffer => pdu(TYPES.releaseResponse, Buffer.alloc(4));
export const abort = (): Buffer => pdu(TYPES.abort, Buffer.alloc(4));

/** The items of an acceptance: their type and their content. */
function* itemsOf(bytes: Buffer): Generator<[type: number, content: Buffer]> {
  for (let at = 0; at + 4 <= bytes.length;) {
    const length = bytes.readUInt16BE(at + 2);
    yield [bytes.readUInt8(at), bytes.subarray(at + 4, at + 4 + length)];
    at += 4 + length;
  }
}

const textOf = (bytes: Buffer): string => bytes.toString('latin1').replaceAll(/[\0 ]+$/g, '');

/** Bytes before the items of a request or an acceptance. */
const ACCEPT_HEAD = 68;

function accepted(content: Buffer): Pdu {
  const contexts = new Map<number, string>();
  let longest = 0;
  for (const [type, value] of itemsOf(content.subarray(ACCEPT_HEAD))) {
    if (type === ITEMS.contextResult && value.readUInt8(2) === 0) {
      for (const [of, syntax] of itemsOf(value.subarray(4)))
        if (of === ITEMS.transferSyntax) contexts.set(value.readUInt8(0), textOf(syntax));
    }
    if (type === ITEMS.user) {
      for (const [of, length] of itemsOf(value)) if (of === ITEMS.longest) longest = length.readUInt32BE(0);
    }
  }
  return { type: 'accept', contexts, longest };
}

function rolesOf(value: Buffer): Roles {
  const end = 2 + value.readUInt16BE(0);
  const abstractSyntax = textOf(value.subarray(2, end));
  return { abstractSyntax, isUser: value.readUInt8(end) === 1, isProvider: value.readUInt8(end + 1) === 1 };
}

function requested(content: Buffer): Pdu {
  const titleAt = (at: number): string => textOf(content.subarray(at, at + 16)).trim();
  const contexts: Context[] = [];
  const roles: Roles[] = [];
  let longest = 0;
  for (const [type, value] of itemsOf(content.subarray(ACCEPT_HEAD))) {
    if (type === ITEMS.context) {
      const parts = [...itemsOf(value.subarray(4))];
      const texts = (of: number): string[] => parts.filter(([one]) => one === of).map(([, text]) => textOf(text));
      const [abstractSyntax = ''] = texts(ITEMS.abstractSyntax);
      contexts.push({ id: value.readUInt8(0), abstractSyntax, transferSyntaxes: texts(ITEMS.transferSyntax) });
    }
    if (type !== ITEMS.user) continue;
    for (const [of, part] of itemsOf(value)) {
      if (of === ITEMS.longest) longest = part.readUInt32BE(0);
      if (of === ITEMS.roles) roles.push(rolesOf(part));
    }
  }
  return { type: 'request', titles: { calledAe: titleAt(4), callingAe: titleAt(20) }, contexts, roles, longest };
}

function dataOf(content: Buffer): Pdu {
  const values: DataValue[] = [];
  for (let at = 0; at < content.length;) {
    const length = content.readUInt32BE(at);
    const [context, kind] = [content.readUInt8(at + 4), content.readUInt8(at + 5)];
    if (length < 2 || at + 4 + length > content.length) throw new RangeError('A data value is too long.');
    const bytes = content.subarray(at + VALUE_HEAD, at + 4 + length);
    values.push({ context, isCommand: (kind & 1) === 1, isLast: (kind & 2) === 2, bytes });
    at += 4 + length;
  }
  return { type: 'data', values };
}

/**
 * Reads a unit from the PACS.
 * @throws RangeError for bytes that are not a unit
 */
export function readPdu(bytes: Buffer): Pdu {
  const content = bytes.subarray(HEAD);
  switch (bytes.readUInt8(0)) {
    case TYPES.request: {
      return requested(content);
    }
    case TYPES.accept: {
      return accepted(content);
    }
    case TYPES.reject: {
      return {
        type: 'reject',
        isTransient: content.readUInt8(1) === 2,
        source: content.readUInt8(2),
        reason: content.readUInt8(3),
      };
    }
    case TYPES.data: {
      return dataOf(content);
    }
    case TYPES.releaseRequest: {
      return { type: 'releaseRequest' };
    }
    case TYPES.releaseResponse: {
      return { type: 'releaseResponse' };
    }
    case TYPES.abort: {
      return { type: 'abort', source: content.readUInt8(2), reason: content.readUInt8(3) };
    }
    default: {
      throw new RangeError('This is no unit of DICOM.');
    }
  }
}
