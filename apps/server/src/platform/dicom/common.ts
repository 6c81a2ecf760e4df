import { utcOffset, wallClock } from '@isopter/contract';
import { cut, type Dataset, type Element } from './encode.ts';

/** A name of a person. */
export interface PersonName {
  familyName: string;
  givenName: string;
  /** The groups in other scripts; absent if there are none. */
  ideographic?: string | null;
  phonetic?: string | null;
  /** The name as a PACS sent it, with all parts and groups; it precedes the two parts that we know. */
  received?: string;
}

/** Attributes of the worklist order that an object repeats; undefined if the PACS did not send them. */
export interface DicomOrder {
  accession: string | undefined;
  referringPhysician: string | undefined;
  requestedProcedureId: string | undefined;
  requestedProcedureDescription: string | undefined;
  scheduledStepId: string | undefined;
  scheduledStepDescription: string | undefined;
  procedureCodes: readonly Code[];
  protocolCodes: readonly Code[];
}

/** Patient, test and office of a DICOM object. */
export interface DicomAbout {
  /** Names are empty and the date of birth null if they are not stored or the test has no patient. */
  patient: PersonName & { id: string; birthDate: string | null; sex: 'M' | 'F' | 'O' | '' };
  clinic: string;
  doctor: PersonName;
  device: { name: string; serialNumber: string; softwareVersion: string };
  /** The order from a worklist; absent without one. */
  order?: DicomOrder;
  /** Name of the object, from which its UID is derived; without it each object gets a new UID. */
  object?: string;
  /** UID of the visit: a bundle's tests share it, and it is that of an order. */
  study: string;
  /** At most 16 characters. */
  studyId: string;
  tested: Date;
  made: Date;
  /** IANA name of the zone of the office: dates and times are those of its clock. */
  timezone: string;
}

export const MANUFACTURER = 'Isopter';

/** Date and time as DICOM writes them. */
interface DicomTime {
  date: string;
  time: string;
}

const two = (number: number): string => String(number).padStart(2, '0');
const digits = (text: string): string => text.replaceAll(/\D/g, '');

/**
 * Returns when the test and the object were made, and the offset from UTC that all dates and times of the object have: that of
 * the office on the day of the test. An object has one offset (PS3.3, C.12.1.1.8), so that what is made after a change of
 * daylight saving time is written by the clock of the test. The birth date has none: it is a day, not an instant.
 */
export function dicomTimes({ tested, made, timezone }: Pick<DicomAbout, 'tested' | 'made' | 'timezone'>): {
  tested: DicomTime;
  made: DicomTime;
  offset: string;
} {
  const minutes = utcOffset(tested, timezone);
  const written = (at: Date): DicomTime => {
    const { day, time } = wallClock(new Date(at.getTime() + minutes * 60_000), 'UTC');
    return { date: digits(day), time: digits(time) };
  };
  const [hour, minute] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return {
    tested: written(tested),
    made: written(made),
    offset: (minutes < 0 ? '-' : '+') + two(hour) + two(minute),
  };
}

/** Parts of a name may hold neither of its separators. */
const namePart = (text: string): string => text.replaceAll(/[\^=]/g, ' ').trim();

/** Both parts of a name, with what separates them (PS3.5, 6.2). */
const NAME_MAX = 64;

/**
 * A name as DICOM writes it. One that is too long is cut so that either part keeps at least half of the room, if it
 * needs that; one that a PACS sent is repeated as it was received.
 */
export function personName({ ideographic, phonetic, received, ...name }: PersonName): string {
  if (received !== undefined) return received;
  return [alphabeticGroup(name), ideographic ?? '', phonetic ?? ''].join('=').replace(/=+$/, '');
}

function alphabeticGroup({ familyName, givenName }: PersonName): string {
  const [family, given] = [namePart(familyName), namePart(givenName)];
  if (given === '') return cut(family, NAME_MAX);
  const room = NAME_MAX - 1;
  const shownGiven = cut(given, Math.max(Math.floor(room / 2), room - Array.from(family).length));
  return `${cut(family, room - Array.from(shownGiven).length)}^${shownGiven}`;
}

/** A coded concept: value, scheme, meaning. */
export type Code = readonly [value: string, scheme: string, meaning: string];
/** Scheme of the codes we give ourselves. */
export const OWN_SCHEME = '99ISOPTER';

export const codeItem = ([value, scheme, meaning]: Code): Dataset => [
  [0x00080100, 'SH', value],
  [0x00080102, 'SH', scheme],
  [0x00080104, 'LO', meaning],
];
export const codes = (tag: number, ...all: readonly Code[]): Element => [tag, 'SQ', all.map(codeItem)];

/** An attribute of type 3: absent without a value. */
const known = (tag: number, vr: 'SH' | 'LO', value: string | undefined): Dataset => (value ? [[tag, vr, value]] : []);

/** Codes of type 3: absent if there are none. */
const knownCodes = (tag: number, all: readonly Code[]): Dataset => (all.length > 0 ? [codes(tag, ...all)] : []);

/**
 * The requested procedure and the scheduled step (PS3.3, table 10-9): type 3, so absent without an order that has an id
 * of either. Both ids are type 1C, required if the procedure was scheduled.
 */
function requestAttributes({ order, study }: DicomAbout): Dataset {
  if (!order?.requestedProcedureId && !order?.scheduledStepId) return [];
  return [
    [
      0x00400275,
      'SQ',
      [
        [
          ...known(0x00080050, 'SH', order.accession),
          [0x0020000d, 'UI', study],
          ...known(0x00321060, 'LO', order.requestedProcedureDescription),
          ...knownCodes(0x00321064, order.procedureCodes),
          ...known(0x00400007, 'LO', order.scheduledStepDescription),
          ...knownCodes(0x00400008, order.protocolCodes),
          ...known(0x00400009, 'SH', order.scheduledStepId),
          ...known(0x00401001, 'SH', order.requestedProcedureId),
        ],
      ],
    ],
  ];
}

/** The modules that all our objects share: patient, study, series, equipment. */
export function commonModules(about: DicomAbout, series: { uid: string; modality: string; number: number }): Dataset {
  const { patient, device } = about;
  const { tested, made, offset } = dicomTimes(about);
  return [
    [0x00100010, 'PN', personName(patient)],
    [0x00100020, 'LO', patient.id],
    [0x00100030, 'DA', patient.birthDate?.replaceAll('-', '') ?? ''],
    [0x00100040, 'CS', patient.sex],
    [0x0020000d, 'UI', about.study],
    [0x00080020, 'DA', tested.date],
    [0x00080030, 'TM', tested.time],
    [0x00080050, 'SH', about.order?.accession ?? ''],
    [0x00080090, 'PN', about.order?.referringPhysician ?? ''],
    ...knownCodes(0x00081032, about.order?.procedureCodes ?? []),
    [0x00200010, 'SH', about.studyId],
    [0x00080060, 'CS', series.modality],
    [0x0020000e, 'UI', series.uid],
    [0x00200011, 'IS', String(series.number)],
    [0x00080021, 'DA', tested.date],
    [0x00080031, 'TM', tested.time],
    [0x00080012, 'DA', made.date],
    [0x00080013, 'TM', made.time],
    [0x00080201, 'SH', offset],
    [0x00080070, 'LO', MANUFACTURER],
    [0x00080080, 'LO', about.clinic],
    [0x00081090, 'LO', 'Isopter headset'],
    [0x00081010, 'SH', device.name],
    [0x00181000, 'LO', device.serialNumber || 'unknown'],
    [0x00181020, 'LO', device.softwareVersion || 'unknown'],
    ...requestAttributes(about),
  ];
}
