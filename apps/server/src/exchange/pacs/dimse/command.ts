import { type RawDataset, type RawElement, readElements, writeElements } from '../../../platform/dicom/elements.ts';

/** Commands of messages (PS3.7, 9.3 and E.1), always in implicit VR little endian. */

export const COMMANDS = {
  store: 0x0001,
  find: 0x0020,
  echo: 0x0030,
  eventReport: 0x0100,
  set: 0x0120,
  action: 0x0130,
  create: 0x0140,
} as const;
type Field = (typeof COMMANDS)[keyof typeof COMMANDS];

/** Requests that name an existing object, not one that they are about to make (PS3.7, 10.3). */
const ABOUT_EXISTING = new Set<number>([COMMANDS.set, COMMANDS.action]);
const WITH_PRIORITY = new Set<number>([COMMANDS.store, COMMANDS.find]);

const TAGS = {
  length: 0x00000000,
  sopClass: 0x00000002,
  requestedSopClass: 0x00000003,
  field: 0x00000100,
  messageId: 0x00000110,
  respondedTo: 0x00000120,
  priority: 0x00000700,
  dataSetType: 0x00000800,
  status: 0x00000900,
  errorId: 0x00000903,
  sopInstance: 0x00001000,
  requestedSopInstance: 0x00001001,
  eventType: 0x00001002,
  actionType: 0x00001008,
} as const;
/** Value of the data set type if no data set follows. */
const NO_DATA_SET = 0x0101;
const SOME_DATA_SET = 0x0001;
const MEDIUM = 0;
/** Bit of the field that responses have. */
const RESPONSE = 0x8000;

interface Command {
  field: Field;
  sopClass: string;
  messageId: number;
  hasDataSet: boolean;
  /** The instance UID of the object that the request is about. */
  sopInstance?: string;
  /** The type of an action. */
  action?: number;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

const uid = (tag: number, text: string): RawElement => ({ tag, vr: 'UI', value: Buffer.from(text, 'latin1') });
const number = (tag: number, value: number): RawElement => ({ tag, vr: 'US', value: uint16(value) });

/** Writes the elements of a command, after their length. */
function written(content: RawDataset): Buffer {
  const bytes = writeElements(content, 'implicit');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([writeElements([{ tag: TAGS.length, vr: 'UL', value: length }], 'implicit'), bytes]);
}

/** Writes a request. */
export function writeCommand({ field, sopClass, messageId, hasDataSet, sopInstance, action }: Command): Buffer {
  const isAboutExisting = ABOUT_EXISTING.has(field);
  return written([
    uid(isAboutExisting ? TAGS.requestedSopClass : TAGS.sopClass, sopClass),
    number(TAGS.field, field),
    number(TAGS.messageId, messageId),
    ...(WITH_PRIORITY.has(field) ? [number(TAGS.priority, MEDIUM)] : []),
    number(TAGS.dataSetType, hasDataSet ? SOME_DATA_SET : NO_DATA_SET),
    ...(sopInstance === undefined
      ? []
      : [uid(isAboutExisting ? TAGS.requestedSopInstance : TAGS.sopInstance, sopInstance)]),
    ...(action === undefined ? [] : [number(TAGS.actionType, action)]),
  ]);
}

/** The fields of a response that are used. */
export interface ResponseCommand {
  respondedTo: number;
  status: number;
  /** The kind of a processing failure (PS3.7, annex C); undefined if the response names none. */
  errorId: number | undefined;
}

const hasNumber = (elements: RawDataset, tag: number): boolean => elements.some((element) => element.tag === tag);

const numberAt = (elements: RawDataset, tag: number): number => {
  const value = elements.find((element) => element.tag === tag)?.value;
  if (!(value instanceof Uint8Array) || value.length < 2) throw new RangeError('A command lacks a number.');
  return Buffer.from(value).readUInt16LE();
};

/** @throws RangeError for bytes that are not a command */
export const announcesDataSet = (bytes: Uint8Array): boolean =>
  numberAt(readElements(bytes, 'implicit'), TAGS.dataSetType) !== NO_DATA_SET;

/**
 * Reads a response.
 * @throws RangeError for bytes that are not a response
 */
export function readResponse(bytes: Uint8Array): ResponseCommand {
  const elements = readElements(bytes, 'implicit');
  if ((numberAt(elements, TAGS.field) & RESPONSE) === 0) throw new RangeError('This is no response.');
  return {
    respondedTo: numberAt(elements, TAGS.respondedTo),
    status: numberAt(elements, TAGS.status),
    errorId: hasNumber(elements, TAGS.errorId) ? numberAt(elements, TAGS.errorId) : undefined,
  };
}

/** A request of the other side. */
export interface RequestCommand {
  field: number;
  sopClass: string;
  sopInstance: string;
  messageId: number;
  /** The type of an event. */
  eventType: number | undefined;
}

/** @throws RangeError for bytes that are not a command */
export const isResponse = (bytes: Uint8Array): boolean =>
  (numberAt(readElements(bytes, 'implicit'), TAGS.field) & RESPONSE) !== 0;

/**
 * Reads a request.
 * @throws RangeError for bytes that are not a request
 */
export function readRequest(bytes: Uint8Array): RequestCommand {
  const elements = readElements(bytes, 'implicit');
  const uidAt = (tag: number): string => {
    const value = elements.find((element) => element.tag === tag)?.value;
    return value instanceof Uint8Array ? Buffer.from(value).toString('latin1').replaceAll(/[\0 ]/g, '') : '';
  };
  return {
    field: numberAt(elements, TAGS.field),
    sopClass: uidAt(TAGS.sopClass),
    sopInstance: uidAt(TAGS.sopInstance),
    messageId: numberAt(elements, TAGS.messageId),
    eventType: elements.some(({ tag }) => tag === TAGS.eventType) ? numberAt(elements, TAGS.eventType) : undefined,
  };
}

/** Writes the response to a request, without a data set. */
export const writeResponse = (
  { field, sopClass, sopInstance, messageId, eventType }: RequestCommand,
  status: number,
): Buffer =>
  written([
    uid(TAGS.sopClass, sopClass),
    number(TAGS.field, field | RESPONSE),
    number(TAGS.respondedTo, messageId),
    number(TAGS.dataSetType, NO_DATA_SET),
    number(TAGS.status, status),
    ...(sopInstance === '' ? [] : [uid(TAGS.sopInstance, sopInstance)]),
    ...(eventType === undefined ? [] : [number(TAGS.eventType, eventType)]),
  ]);
