import type { Socket } from 'node:net';
import type { WorkItemStatus } from '@isopter/contract';
import type { PacsConnection, SentWorkItem } from '../db/pacsTypes.ts';
import { Client, constants, Dataset, requests } from './library.ts';
import type { DicomObject, Found, PacsOutcome, Stored, WorklistKeys } from './wire.ts';
import { workItemOf } from './workItem.ts';

/** A PACS has so long to take a connection, to answer to an association, and between two messages. */
const PATIENCE_MS = 5_000;
/** More than this is no answer to anything that is asked. */
const BYTES_MAX = 16 * 1024 * 1024;

const { ExplicitVRLittleEndian } = constants.TransferSyntax;
/** Matches are continuing; with this one some of the optional keys were not looked at (PS3.4, K.4.1.1.4). */
const PENDING = 0xff00;
const PENDING_WARNING = 0xff01;
const WITHOUT_KEYS = 'The PACS does not support one or more of the keys it was asked by.';

type Response = InstanceType<typeof import('dcmjs-dimse').responses.CFindResponse>;
type Association = InstanceType<typeof import('dcmjs-dimse').association.Association>;
type Asked = InstanceType<typeof import('dcmjs-dimse').requests.Request>;

const hex = (status: number): string => `0x${status.toString(16).toUpperCase().padStart(4, '0')}`;

/** Out of resources, of which a later attempt may find more (PS3.4, B.2.3). */
const mayPass = (status: number): boolean => (status & 0xff00) === 0xa700;

interface Listening<T> {
  /** Takes every answer; another outcome than undefined ends the conversation with it. */
  heed: (response: Response) => PacsOutcome<T> | undefined;
  whenOver: () => PacsOutcome<T>;
  /** Takes which of the requests the PACS has agreed to; the others are not made. */
  agreed?: (requests: readonly Asked[]) => void;
}

/** Says something to a PACS and hears it out. It never throws: what is no DICOM ends the conversation. */
function converse<T>(
  { host, port, callingAe, calledAe }: PacsConnection,
  asked: readonly Asked[],
  { heed, whenOver, agreed }: Listening<T>,
): Promise<PacsOutcome<T>> {
  return new Promise((resolve) => {
    const client = new Client();
    let outcome: PacsOutcome<T> | undefined;
    let hasRejected = false;
    const wire = (): Socket | undefined => (client as unknown as { network?: { socket?: Socket } }).network?.socket;
    const end = (with_: PacsOutcome<T>): void => {
      outcome ??= with_;
      resolve(outcome);
      wire()?.destroy();
    };
    const unreached = (details: string) => end({ result: 'unreached', details });
    for (const request of asked) {
      request.on('response', (response: Response) => {
        const over = heed(response);
        if (over) end(over);
      });
      client.addRequest(request);
    }
    client.on('networkError', (error: Error) => {
      // a connection that breaks while it is being closed takes nothing back
      const over = whenOver();
      if (over.result === 'done') end(over);
      else unreached(networkText(error));
    });
    client.on('associationRejected', () => {
      hasRejected = true;
      unreached('The PACS does not take associations from this AE title, or has no such AE title itself.');
    });
    client.on('associationAccepted', (association: Association) => {
      agreed?.(asked.filter((request) => association.getAcceptedPresentationContextFromRequest(request)));
    });
    client.on('closed', () => (hasRejected ? undefined : end(whenOver())));
    client.send(host, port, callingAe, calledAe, {
      connectTimeout: PATIENCE_MS,
      associationTimeout: PATIENCE_MS,
      pduTimeout: PATIENCE_MS,
      // several character sets in one item are read as the first of them, instead of not at all
      datasetReadOptions: { ignoreErrors: true },
    });
    const socket = wire();
    socket?.on('data', () => {
      if (socket.bytesRead > BYTES_MAX) unreached('The PACS sent more than any answer has.');
    });
  });
}

/** Why there was no conversation, without the addresses that are in the message. */
function networkText({ message }: Error): string {
  if (/ECONNREFUSED/.test(message)) return 'Nobody takes connections at the address of the PACS.';
  if (/ENOTFOUND|EAI_AGAIN/.test(message)) return 'The address of the PACS is not known.';
  if (/timeout/i.test(message)) return 'The PACS does not answer.';
  return 'The connection to the PACS broke off.';
}

/** What is asked of each item; empty keys are answered with whatever the PACS has (PS3.4, K.6.1.2.2). */
const WANTED = {
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
  RequestedProcedureID: '',
  RequestedProcedurePriority: '',
  AdmissionID: '',
  CurrentPatientLocation: '',
  PatientState: '',
};
const WANTED_OF_STEP = {
  Modality: '',
  ScheduledStationAETitle: '',
  ScheduledProcedureStepStartDate: '',
  ScheduledProcedureStepStartTime: '',
  ScheduledPerformingPhysicianName: '',
  ScheduledProcedureStepDescription: '',
  ScheduledProcedureStepID: '',
  ScheduledStationName: '',
  ScheduledProcedureStepLocation: '',
  ScheduledProtocolCodeSequence: [{ CodeValue: '', CodingSchemeDesignator: '', CodeMeaning: '' }],
};

/** Asks a PACS for its worklist. */
export function findWorklist(
  connection: PacsConnection,
  { patient, step }: WorklistKeys,
  most: number,
): Promise<PacsOutcome<Found>> {
  const request = requests.CFindRequest.createWorklistFindRequest({
    SpecificCharacterSet: 'ISO_IR 192',
    ...WANTED,
    ...patient,
    ScheduledProcedureStepSequence: [{ ...WANTED_OF_STEP, ...step }],
  });
  // the library fills these in: an empty number goes out as 0, by which a PACS then matches
  const elements = request.getDataset()?.getElements() ?? {};
  delete elements['PregnancyStatus'];
  delete elements['QueryRetrieveLevel'];

  const items: SentWorkItem[] = [];
  let isOver = false;
  const heed = (response: Response): PacsOutcome<Found> | undefined => {
    const status = response.getStatus();
    if (status === PENDING || status === PENDING_WARNING) {
      const data = response.getDataset();
      if (!data) return undefined;
      if (items.length === most) return { result: 'done', value: { items, truncated: true } };
      const kind: WorkItemStatus = status === PENDING ? 'Success' : 'Warning';
      items.push(workItemOf(data.getElements(), kind, kind === 'Warning' ? WITHOUT_KEYS : null));
      return undefined;
    }
    isOver = status === constants.Status.Success;
    return isOver
      ? undefined
      : { result: 'refused', details: `The PACS refused the query with status ${hex(status)}.`, mayPass: true };
  };
  return converse(connection, [request], {
    heed,
    whenOver: () =>
      isOver
        ? { result: 'done', value: { items, truncated: false } }
        : { result: 'unreached', details: 'The PACS went away in the midst of its answer.' },
  });
}

/** Hands objects to a PACS, all in one association. It must take the first; of the others what it does not know is left out. */
export function storeObjects(
  connection: PacsConnection,
  objects: readonly DicomObject[],
): Promise<PacsOutcome<Stored>> {
  const asked = objects.map(
    (object) => new requests.CStoreRequest(new Dataset(Buffer.from(object), ExplicitVRLittleEndian)),
  );
  let taken: readonly Asked[] = [];
  let stored = 0;
  const heed = (response: Response): PacsOutcome<Stored> | undefined => {
    const status = response.getStatus();
    // warnings: it was stored, with some of its elements coerced or left out (PS3.4, B.2.3)
    if (status === constants.Status.Success || (status & 0xf000) === 0xb000) {
      stored += 1;
      return undefined;
    }
    const details = `The PACS refused the result with status ${hex(status)}.`;
    return { result: 'refused', details, mayPass: mayPass(status) };
  };
  return converse(connection, asked, {
    heed,
    agreed: (requested) => (taken = requested),
    whenOver() {
      const [first] = asked;
      if (stored > 0 && stored === taken.length && first && taken.includes(first))
        return { result: 'done', value: { stored, left: objects.length - stored } };
      if (taken.length > 0)
        return { result: 'unreached', details: 'The PACS went away before it had taken everything.' };
      return { result: 'refused', details: 'The PACS takes no reports.', mayPass: false };
    },
  });
}
