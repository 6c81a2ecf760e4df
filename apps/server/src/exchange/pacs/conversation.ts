import type { PacsEndpoint, SentWorkItem, StoredInstance } from '../../platform/db/tables/pacsTypes.ts';
import type { CharacterSets } from '../../platform/dicom/characterSets.ts';
import { readElements, writeElements } from '../../platform/dicom/elements.ts';
import { inCharacters, readValues, UnwritableText, type Written, writeValues } from '../../platform/dicom/values.ts';
import { attributeAt } from '../../platform/dicom/worklistAttributes.ts';
import { characterSetsOf } from './characters.ts';
import { converse, hex, type Patience, QUERY_PATIENCE, STORE_PATIENCE, unreached } from './converse.ts';
import type { Association, Response } from './dimse/association.ts';
import { COMMANDS, writeCommand } from './dimse/command.ts';
import { WARNING_TEXT, unmetKeys } from './unmetKeys.ts';
import type { DicomObject, Found, PacsOutcome, Stored, WorklistKeys } from './wire.ts';
import { workItemOf } from './workItem.ts';

const VERIFICATION = '1.2.840.10008.1.1';
const MODALITY_WORKLIST = '1.2.840.10008.5.1.4.31';
const SOP_CLASS = 0x00080016;
const SOP_INSTANCE = 0x00080018;
const SERIES = 0x0020000e;

const SUCCESS = 0x0000;
/** Matches are continuing: 0xFF00, and 0xFF01 if optional keys were not supported (PS3.4, K.4.1.1.4). */
const isPending = (status: number): boolean => (status & 0xff00) === 0xff00;
const KEYS_UNSUPPORTED = 0xff01;
/** Returns whether the object was stored, even with coerced or discarded elements (PS3.4, B.2.3). */
const isStored = (status: number): boolean => status === SUCCESS || (status & 0xf000) === 0xb000;
/** Out of resources, of which a later attempt may find more (PS3.4, B.2.3). */
const mayPass = (status: number): boolean => (status & 0xff00) === 0xa700;

/** Tests the connection to a PACS (C-ECHO). */
export const echo = (endpoint: PacsEndpoint, patience: Patience = QUERY_PATIENCE): Promise<PacsOutcome<null>> =>
  converse(endpoint, [VERIFICATION], patience, async (association) => {
    if (!association.syntaxOf(VERIFICATION)) return unreached('NO_SERVICE');
    const command = writeCommand({ field: COMMANDS.echo, sopClass: VERIFICATION, messageId: 1, hasDataSet: false });
    association.send({ abstractSyntax: VERIFICATION, command });
    const { status } = await association.receive();
    if (status === SUCCESS) return { result: 'done', value: null };
    return { result: 'refused', details: `The PACS answered with status ${hex(status)}.`, mayPass: false };
  });

const CODE: Written = { CodeValue: '', CodingSchemeDesignator: '', CodeMeaning: '' };

/** The attributes that a query requests of each item: the PACS fills in empty ones (PS3.4, K.6.1.2.2). */
const WANTED: Written = {
  AccessionNumber: '',
  ReferringPhysicianName: '',
  PatientName: '',
  PatientID: '',
  PatientBirthDate: '',
  PatientSex: '',
  PatientWeight: '',
  MedicalAlerts: '',
  Allergies: '',
  PatientComments: '',
  StudyInstanceUID: '',
  StudyID: '',
  StudyDate: '',
  StudyTime: '',
  RequestingPhysician: '',
  RequestedProcedureDescription: '',
  RequestedProcedureCodeSequence: [CODE],
  RequestedProcedureID: '',
  RequestedProcedurePriority: '',
  AdmissionID: '',
  CurrentPatientLocation: '',
  PatientState: '',
};
const WANTED_OF_STEP: Written = {
  Modality: '',
  ScheduledStationAETitle: '',
  ScheduledProcedureStepStartDate: '',
  ScheduledProcedureStepStartTime: '',
  ScheduledPerformingPhysicianName: '',
  ScheduledProcedureStepDescription: '',
  ScheduledProcedureStepID: '',
  ScheduledStationName: '',
  ScheduledProcedureStepLocation: '',
  ScheduledProtocolCodeSequence: [CODE],
};

const vrOf = (tag: number): string | undefined => attributeAt(tag)?.vr;

/** Queries the worklist of a PACS, in the character set of the endpoint. */
export function findWorklist(
  endpoint: PacsEndpoint,
  keys: WorklistKeys,
  most: number,
  patience: Patience = QUERY_PATIENCE,
): Promise<PacsOutcome<Found>> {
  const sets = characterSetsOf(endpoint);
  const query: Written = {
    ...(sets.length > 0 && { SpecificCharacterSet: endpoint.characterSet }),
    ...WANTED,
    ...keys.patient,
    ScheduledProcedureStepSequence: [{ ...WANTED_OF_STEP, ...keys.step }],
  };
  return converse<Found>(endpoint, [MODALITY_WORKLIST], patience, async (association) => {
    const syntax = association.syntaxOf(MODALITY_WORKLIST);
    if (!syntax) return unreached('NO_SERVICE');
    const dataSet = queryBytes(query, sets, syntax);
    if (!dataSet) {
      return { result: 'refused', details: 'The PACS has no such characters.', mayPass: false };
    }
    const command = writeCommand({
      field: COMMANDS.find,
      sopClass: MODALITY_WORKLIST,
      messageId: 1,
      hasDataSet: true,
    });
    association.send({ abstractSyntax: MODALITY_WORKLIST, command, dataSet });
    const items: SentWorkItem[] = [];
    for (;;) {
      const { status, dataSet: answered } = await association.receive();
      if (status === SUCCESS) return { result: 'done', value: { items, truncated: false } };
      if (!isPending(status)) {
        return { result: 'refused', details: `The PACS refused the query with status ${hex(status)}.`, mayPass: true };
      }
      if (!answered) continue;
      if (items.length === most) {
        association.abort();
        return { result: 'done', value: { items, truncated: true } };
      }
      const values = readValues(readElements(answered, syntax, vrOf), sets);
      const unmet = status === KEYS_UNSUPPORTED ? unmetKeys(keys, values) : [];
      items.push(
        unmet.length > 0 ? workItemOf(values, 'Warning', WARNING_TEXT(unmet)) : workItemOf(values, 'Success', null),
      );
    }
  });
}

function queryBytes(query: Written, sets: CharacterSets, syntax: 'explicit' | 'implicit'): Uint8Array | undefined {
  try {
    return writeElements(writeValues(query, sets), syntax);
  } catch (error) {
    if (error instanceof UnwritableText) return undefined;
    throw error;
  }
}

/** A DICOM object to store, with its identifiers. */
interface Sendable extends StoredInstance {
  object: DicomObject;
}

function sendable(object: DicomObject): Sendable {
  const elements = readElements(object, 'explicit');
  const uidAt = (tag: number): string => {
    const value = elements.find((element) => element.tag === tag)?.value;
    return value instanceof Uint8Array ? Buffer.from(value).toString('latin1').replaceAll('\0', '') : '';
  };
  return { sopClass: uidAt(SOP_CLASS), sopInstance: uidAt(SOP_INSTANCE), series: uidAt(SERIES), object };
}

/** Stores objects in a PACS, in one association. The PACS must accept the class of the first object; others are left out if it does not. */
export function storeObjects(
  endpoint: PacsEndpoint,
  objects: readonly DicomObject[],
  patience: Patience = STORE_PATIENCE,
): Promise<PacsOutcome<Stored>> {
  const all = objects.map(sendable);
  const classes = [...new Set(all.map(({ sopClass }) => sopClass))];
  return converse<Stored>(endpoint, classes, patience, async (association) => {
    const taken = all.filter(({ sopClass }) => association.syntaxOf(sopClass));
    if (taken[0] !== all[0]) return { result: 'refused', details: 'The PACS takes no reports.', mayPass: false };
    for (const [index, one] of taken.entries()) {
      const { status } = await storeOne(association, one, { messageId: index + 1, sets: characterSetsOf(endpoint) });
      if (isStored(status)) continue;
      const details = `The PACS refused the result with status ${hex(status)}.`;
      return { result: 'refused', details, mayPass: mayPass(status) };
    }
    const instances = taken.map(({ sopClass, sopInstance, series }) => ({ sopClass, sopInstance, series }));
    return { result: 'done', value: { instances, left: all.length - taken.length } };
  });
}

function storeOne(
  association: Association,
  { sopClass, sopInstance, object }: Sendable,
  { messageId, sets }: { messageId: number; sets: CharacterSets },
): Promise<Response> {
  const command = writeCommand({ field: COMMANDS.store, sopClass, sopInstance, messageId, hasDataSet: true });
  const dataSet = writeElements(inCharacters(readElements(object, 'explicit'), sets), association.syntaxOf(sopClass)!);
  association.send({ abstractSyntax: sopClass, command, dataSet });
  return association.receive();
}
