import { type Code, codes, type DicomAbout, dicomTimes, personName } from './common.ts';
import { type Dataset, encode } from './encode.ts';
import { uidOfName } from './uid.ts';

/** A performed procedure step of an order: one run of a test (PS3.4, F.7). */
export interface ProcedureStep {
  /** Identifies the run; its UID follows from it. */
  name: string;
  /** At most 16 characters. */
  id: string;
  /** AE title of the station. */
  station: string;
  /** Name of the test. */
  description: string;
  modality: string;
  started: Date;
}

/** A series of a step, with the objects that were stored of it. */
export interface StepSeries {
  uid: string;
  description: string;
  objects: readonly { sopClass: string; sopInstance: string }[];
}

type About = Omit<DicomAbout, 'made'>;
const UTF8 = 'ISO_IR 192';
const UNSPECIFIED: Code = ['110513', 'DCM', 'Discontinued for unspecified reason'];

export const procedureStepUid = (name: string): string => uidOfName(`${name} step`);

const timesOf = ({ timezone }: About, at: Date) => dicomTimes({ tested: at, made: at, timezone }).tested;

/** The values of a step that begins (N-CREATE). What can be changed later has to be there, if only empty. */
export function stepBegun(step: ProcedureStep, about: About): Buffer {
  const { patient, order } = about;
  const started = timesOf(about, step.started);
  const scheduled: Dataset = [
    [0x0020000d, 'UI', about.study],
    [0x00081110, 'SQ', []],
    [0x00080050, 'SH', order?.accession ?? ''],
    [0x00401001, 'SH', order?.requestedProcedureId ?? ''],
    [0x00321060, 'LO', order?.requestedProcedureDescription ?? ''],
    codes(0x00321064, ...(order?.procedureCodes ?? [])),
    [0x00400009, 'SH', order?.scheduledStepId ?? ''],
    [0x00400007, 'LO', order?.scheduledStepDescription ?? ''],
    codes(0x00400008, ...(order?.protocolCodes ?? [])),
  ];
  return encode([
    [0x00080005, 'CS', UTF8],
    [0x00400270, 'SQ', [scheduled]],
    [0x00100010, 'PN', personName(patient)],
    [0x00100020, 'LO', patient.id],
    [0x00100030, 'DA', patient.birthDate?.replaceAll('-', '') ?? ''],
    [0x00100040, 'CS', patient.sex],
    [0x00081120, 'SQ', []],
    [0x00400253, 'SH', step.id],
    [0x00400241, 'AE', step.station],
    [0x00400242, 'SH', about.device.name],
    [0x00400243, 'SH', ''],
    [0x00400244, 'DA', started.date],
    [0x00400245, 'TM', started.time],
    [0x00400252, 'CS', 'IN PROGRESS'],
    [0x00400254, 'LO', step.description],
    [0x00400255, 'LO', ''],
    codes(0x00081032, ...(order?.procedureCodes ?? [])),
    [0x00400250, 'DA', ''],
    [0x00400251, 'TM', ''],
    [0x00400281, 'SQ', []],
    [0x00080060, 'CS', step.modality],
    [0x00200010, 'SH', about.studyId],
    codes(0x00400260, ...(order?.protocolCodes ?? [])),
    [0x00400340, 'SQ', []],
  ]);
}

/**
 * The values of a step that ended (N-SET).
 * @param series what was stored; a step without objects has one empty series, because the standard requires one
 */
export function stepEnded(
  step: ProcedureStep,
  about: About,
  ended: { status: 'COMPLETED' | 'DISCONTINUED'; at: Date; series: readonly StepSeries[] },
): Buffer {
  const { date, time } = timesOf(about, ended.at);
  const none: StepSeries = { uid: uidOfName(`${step.name} series`), description: step.description, objects: [] };
  const series = (ended.series.length > 0 ? ended.series : [none]).map(({ uid, description, objects }): Dataset => [
    [0x00081050, 'PN', personName(about.doctor)],
    [0x00181030, 'LO', step.description],
    [0x00081070, 'PN', ''],
    [0x0020000e, 'UI', uid],
    [0x0008103e, 'LO', description],
    [0x00080054, 'AE', ''],
    [0x00081140, 'SQ', []],
    [
      0x00400220,
      'SQ',
      objects.map(({ sopClass, sopInstance }): Dataset => [
        [0x00081150, 'UI', sopClass],
        [0x00081155, 'UI', sopInstance],
      ]),
    ],
  ]);
  return encode([
    [0x00080005, 'CS', UTF8],
    [0x00400252, 'CS', ended.status],
    [0x00400250, 'DA', date],
    [0x00400251, 'TM', time],
    ...(ended.status === 'DISCONTINUED' ? [codes(0x00400281, UNSPECIFIED)] : []),
    [0x00400340, 'SQ', series],
  ]);
}
