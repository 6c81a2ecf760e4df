import { type AddressInfo, createServer, type Socket } from 'node:net';
import { dayIn, DEFAULT_TIMEZONE } from '@isopter/contract';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PacsConnection } from '../../platform/db/tables/pacsTypes.ts';
import { officeGroup, patient } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { patientTimezone } from '../../platform/db/timezones.ts';
import { matches, type SampleItem } from './sandboxMatch.ts';

/** Stands in for a PACS where all is sample data: it has a worklist of today, and keeps nothing of what it is sent. */
export interface PacsSandbox {
  /** The connection of every pool without a PACS. */
  connection: PacsConnection;
  /** Objects it was sent, by their SOP instance UID: how often each. */
  stored: ReadonlyMap<string, number>;
  close: () => Promise<void>;
}

const CALLED_AE = 'SANDBOX';
const SANDBOX_STATION = 'ISOPTER';
/** Silent connections are cut off after this time. */
const PATIENCE_MS = 30_000;
const WARNING = 0xff01;
const CALLED_AE_UNKNOWN = 7;

/** People who are no patients of the clinic yet: one of them is found whatever the accession number, of one the PACS says too little. */
const NEWCOMERS = [
  ['Møller^Astrid', 'QY-90211', '19580714', 'F', 'Success'],
  ['Nakamura^Ken=中村^健=なかむら^けん', 'QY-90212', '19710302', 'M', 'Success'],
  ['Abara^Ngozi', 'QY-90213', '19490921', 'F', 'Warning'],
  ['Sørbye^Ola', 'QY-90214', '', 'M', 'Success'],
] as const;
const PROCEDURES = [
  ['VF242', 'Visual field 24-2'],
  ['VF102', 'Visual field 10-2'],
  ['PUPIL', 'Pupillometry'],
] as const;
const KNOWN = 6;
const SLOT_MINUTES = 20;

/** The worklist of a day: some patients of the office groups with a PACS, and some people who are new there. */
async function worklistOf(db: Db, now: Date): Promise<SampleItem[]> {
  const known = await db
    .select({
      firstName: patient.firstName,
      lastName: patient.lastName,
      ideographicName: patient.ideographicName,
      phoneticName: patient.phoneticName,
      number: patient.patientIdNumber,
      birth: patient.dateOfBirth,
      timezone: patientTimezone,
    })
    .from(patient)
    .innerJoin(officeGroup, eq(officeGroup.id, patient.officeGroupId))
    .where(
      and(
        sql`${officeGroup.flags} ->> 'pacs_integration' = 'true'`,
        isNotNull(patient.patientIdNumber),
        isNotNull(patient.lastName),
      ),
    )
    .orderBy(asc(patient.lastName), asc(patient.id))
    .limit(KNOWN);
  const people = [
    ...known.map(({ firstName, lastName, ideographicName, phoneticName, number, birth }) => ({
      name: [`${lastName}^${firstName ?? ''}`, ideographicName, phoneticName].join('=').replace(/=+$/, ''),
      id: number ?? '',
      birth: (birth ?? '').replaceAll('-', ''),
      sex: '',
      status: 'Success' as const,
    })),
    ...NEWCOMERS.map(([name, id, birth, sex, status]) => ({ name, id, birth, sex, status })),
  ];
  // a worklist has the days of the clinic's clock
  const today = dayIn(now, known[0]?.timezone ?? DEFAULT_TIMEZONE).replaceAll('-', '');
  return people.map(({ name, id, birth, sex, status }, index): SampleItem => {
    const [code, meaning] = PROCEDURES[index % PROCEDURES.length] ?? PROCEDURES[0];
    const minutes = 9 * 60 + SLOT_MINUTES * index;
    const time = [Math.floor(minutes / 60), minutes % 60, 0].map((part) => String(part).padStart(2, '0')).join('');
    return {
      status,
      patient: {
        PatientName: name,
        PatientID: id,
        PatientBirthDate: birth,
        PatientSex: sex,
        AccessionNumber: `QA${today}${index + 1}`.slice(-16),
        RequestedProcedureID: `RP${index + 1}`,
        RequestedProcedureDescription: meaning,
        ReferringPhysicianName: 'Rossi^Chiara',
        RequestingPhysician: 'Weber^Jonas',
        StudyInstanceUID: `2.25.${today}${String(index + 1).padStart(4, '0')}`,
        StudyID: String(index + 1),
        ...(index === 0 && { Allergies: 'Latex', MedicalAlerts: 'Pacemaker' }),
      },
      step: {
        Modality: 'OPV',
        ScheduledStationAETitle: SANDBOX_STATION,
        ScheduledProcedureStepStartDate: today,
        ScheduledProcedureStepStartTime: time,
        ScheduledProcedureStepDescription: meaning,
        ScheduledProcedureStepID: `S${index + 1}`,
        ScheduledPerformingPhysicianName: 'Osei^Daniel',
        ScheduledProtocolCodeSequence: [{ CodeValue: code, CodingSchemeDesignator: '99SAMPLE', CodeMeaning: meaning }],
      },
    };
  });
}

/**
 * Starts it at a free port of this machine alone.
 * @param heard takes the data set of every object, which is then forgotten; the status it is refused with, if it is
 */
export async function startPacsSandbox(
  db: Db,
  heard: (elements: Readonly<Record<string, unknown>>) => number | void = () => undefined,
): Promise<PacsSandbox> {
  // loaded only where a sandbox runs, so that deployments do not load it
  const { constants, Dataset, responses, Scp } = await import('./library.ts');
  const { PresentationContextResult, RejectResult, RejectSource, Status, TransferSyntax } = constants;
  const { ExplicitVRLittleEndian, ImplicitVRLittleEndian } = TransferSyntax;
  const stored = new Map<string, number>();

  class Sample extends Scp {
    override associationRequested(association: Parameters<InstanceType<typeof Scp>['associationRequested']>[0]): void {
      if (association.getCalledAeTitle() !== CALLED_AE) {
        this.sendAssociationReject(RejectResult.Permanent, RejectSource.ServiceUser, CALLED_AE_UNKNOWN);
        return;
      }
      for (const { id } of association.getPresentationContexts()) {
        const context = association.getPresentationContext(id);
        const syntax = [ExplicitVRLittleEndian, ImplicitVRLittleEndian].find((one) =>
          context.getTransferSyntaxUids().includes(one),
        );
        if (syntax) context.setResult(PresentationContextResult.Accept, syntax);
        else context.setResult(PresentationContextResult.RejectTransferSyntaxesNotSupported);
      }
      this.sendAssociationAccept();
    }

    override associationReleaseRequested(): void {
      this.sendAssociationReleaseResponse();
    }

    override cEchoRequest(...[request, callback]: Parameters<InstanceType<typeof Scp>['cEchoRequest']>): void {
      const response = responses.CEchoResponse.fromRequest(request);
      response.setStatus(Status.Success);
      callback(response);
    }

    override cFindRequest(...[request, callback]: Parameters<InstanceType<typeof Scp>['cFindRequest']>): void {
      const found = (status: number, data?: object) => {
        const response = responses.CFindResponse.fromRequest(request);
        response.setStatus(status);
        if (data) response.setDataset(new Dataset(data as Record<string, unknown>));
        return response;
      };
      const asked = request.getDataset()?.getElements() ?? {};
      worklistOf(db, new Date()).then(
        (items) =>
          callback([
            ...items
              .filter((item) => matches(asked, item))
              .map(({ patient: of, step, status }) =>
                found(status === 'Warning' ? WARNING : Status.Pending, {
                  SpecificCharacterSet: 'ISO_IR 192',
                  ...of,
                  ScheduledProcedureStepSequence: [step],
                }),
              ),
            found(Status.Success),
          ]),
        () => callback([found(Status.ProcessingFailure)]),
      );
    }

    override cStoreRequest(...[request, callback]: Parameters<InstanceType<typeof Scp>['cStoreRequest']>): void {
      const elements = request.getDataset()?.getElements() ?? {};
      const uid = String(elements['SOPInstanceUID']);
      const status = heard(elements) ?? Status.Success;
      if (status === Status.Success) stored.set(uid, (stored.get(uid) ?? 0) + 1);
      const response = responses.CStoreResponse.fromRequest(request);
      response.setStatus(status);
      callback(response);
    }

    // without it the library ends the process
    override abort(): void {
      this.removeAllListeners();
    }
  }

  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    const one = new Sample(socket, { pduTimeout: PATIENCE_MS, associationTimeout: PATIENCE_MS });
    one.on('networkError', () => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    connection: {
      worklist: {
        host: '127.0.0.1',
        port,
        calledAe: CALLED_AE,
        callingAe: SANDBOX_STATION,
        characterSet: 'ISO_IR 192',
        tls: false,
        ca: null,
      },
      archive: null,
    },
    stored,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
