import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { encode } from '../../../platform/dicom/encode.ts';
import { procedureStepUid, stepBegun, stepEnded } from '../../../platform/dicom/procedureStep.ts';
import { STEP, STEP_ABOUT } from '../../../../test/support/dicom/step.ts';
import { type PlainPacs, startPlainPacs } from '../../../../test/support/dicom/plainPacs.ts';
import { constants, responses, Scp } from '../library.ts';
import type { StepMessage } from '../wire.ts';
import { reportStep } from './conversation.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});
async function start(options: Parameters<typeof startPlainPacs>[0] = {}): Promise<PlainPacs> {
  const pacs = await startPlainPacs(options);
  closers.push(pacs.close);
  return pacs;
}

/** Starts a server of another program, `dcmjs-dimse`, that keeps steps as it reads them. */
async function startLibrary() {
  const steps: { uid: string; elements: Record<string, unknown> }[] = [];
  const { PresentationContextResult, Status } = constants;
  class Steps extends Scp {
    override associationRequested(association: Parameters<InstanceType<typeof Scp>['associationRequested']>[0]): void {
      for (const { id } of association.getPresentationContexts()) {
        const context = association.getPresentationContext(id);
        context.setResult(PresentationContextResult.Accept, context.getTransferSyntaxUids()[0]);
      }
      this.sendAssociationAccept();
    }
    override nCreateRequest(...[request, callback]: Parameters<InstanceType<typeof Scp>['nCreateRequest']>): void {
      steps.push({ uid: request.getAffectedSopInstanceUid(), elements: request.getDataset()?.getElements() ?? {} });
      const response = responses.NCreateResponse.fromRequest(request);
      response.setStatus(Status.Success);
      callback(response);
    }
    override nSetRequest(...[request, callback]: Parameters<InstanceType<typeof Scp>['nSetRequest']>): void {
      steps.push({ uid: request.getRequestedSopInstanceUid(), elements: request.getDataset()?.getElements() ?? {} });
      const response = responses.NSetResponse.fromRequest(request);
      response.setStatus(Status.Success);
      callback(response);
    }
    override associationReleaseRequested(): void {
      this.sendAssociationReleaseResponse();
    }
    override abort(): void {
      this.removeAllListeners();
    }
  }
  const server = createServer((socket) => void new Steps(socket, {}));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const titles = { calledAe: 'RIS', callingAe: 'ISOPTER', characterSet: 'ISO_IR 192' };
  return { steps, endpoint: { host: '127.0.0.1', port, ...titles, tls: false, ca: null } };
}

const message = (action: StepMessage['action']): StepMessage => ({
  action,
  sopInstance: '1.2.3',
  dataSet: encode([
    [0x00080005, 'CS', 'ISO_IR 192'],
    [0x00100010, 'PN', 'Müller^Änne'],
    [0x00400252, 'CS', 'IN PROGRESS'],
  ]),
});
const CLASS = '1.2.840.10008.3.1.2.3.3\0';
/** An element of group 0 in implicit VR little endian. */
const element = (number: number, value: string): string =>
  Buffer.from([0, 0, number & 0xff, number >> 8, value.length, 0, 0, 0]).toString('latin1') + value;

describe('a procedure step', () => {
  it('is created with the affected UIDs and set with the requested ones, in the characters of the system [OUR-914]', async () => {
    const pacs = await start();
    const endpoint = { ...pacs.endpoint, characterSet: 'ISO_IR 100' };
    expect(await reportStep(endpoint, message('create'))).toEqual({ result: 'done', value: null });
    expect(await reportStep(endpoint, message('set'))).toEqual({ result: 'done', value: null });
    const [create = '', set = ''] = pacs.commands.map((bytes) => bytes.toString('latin1'));
    for (const one of [element(0x0002, CLASS), element(0x1000, '1.2.3\0'), element(0x0100, '\x40\x01')])
      expect(create).toContain(one);
    for (const one of [element(0x0003, CLASS), element(0x1001, '1.2.3\0'), element(0x0100, '\x20\x01')])
      expect(set).toContain(one);
    // neither has a priority (PS3.7, 10.3)
    expect(pacs.commands.some((bytes) => bytes.includes(Buffer.from([0, 0, 0, 7])))).toBe(false);
    expect(pacs.received[0]?.toString('latin1')).toContain('M\xfcller^\xc4nne');
    expect(pacs.released).toBe(2);
  });

  it.each([
    ['create', 0x0111, { result: 'done' }],
    ['create', 0x0107, { result: 'done' }],
    ['create', 0x0110, { result: 'refused', mayPass: true }],
    ['create', 0x0122, { result: 'refused', mayPass: false }],
    ['set', 0x0111, { result: 'refused', mayPass: false }],
    ['set', 0x0112, { result: 'refused', details: 'The system does not know the procedure step.', mayPass: false }],
  ] as const)('takes the answer to %s with status %i for %o', async (action, status, expected) => {
    const pacs = await start({ status });
    expect(await reportStep(pacs.endpoint, message(action))).toMatchObject(expected);
  });

  it('counts as reported if it has ended by an attempt whose answer was lost [OUR-915]', async () => {
    const pacs = await start({ status: 0x0110, errorId: 0xa710 });
    expect(await reportStep(pacs.endpoint, message('set'))).toEqual({ result: 'done', value: null });
    expect(await reportStep(pacs.endpoint, message('create'))).toMatchObject({ result: 'refused', mayPass: true });
    const other = await start({ status: 0x0110, errorId: 0xa711 });
    expect(await reportStep(other.endpoint, message('set'))).toMatchObject({ result: 'refused', mayPass: true });
  });

  it('is read by another program as it was written [OUR-914]', async () => {
    const { steps, endpoint } = await startLibrary();
    const series = [{ uid: '1.5', description: 'Report', objects: [{ sopClass: '1.6', sopInstance: '1.7' }] }];
    const ended = { status: 'COMPLETED', at: STEP.started, series } as const;
    const sopInstance = procedureStepUid(STEP.name);
    const begun: StepMessage = { action: 'create', sopInstance, dataSet: stepBegun(STEP, STEP_ABOUT) };
    expect(await reportStep(endpoint, begun)).toMatchObject({ result: 'done' });
    const set: StepMessage = { action: 'set', sopInstance, dataSet: stepEnded(STEP, STEP_ABOUT, ended) };
    expect(await reportStep(endpoint, set)).toMatchObject({ result: 'done' });
    expect(steps.map(({ uid }) => uid)).toEqual([sopInstance, sopInstance]);
    expect(steps[0]?.elements).toMatchObject({
      PerformedProcedureStepStatus: 'IN PROGRESS',
      PerformedStationAETitle: 'ISOPTER1',
      PatientName: [{ Alphabetic: 'Müller^Anna' }],
      ScheduledStepAttributesSequence: [
        {
          AccessionNumber: 'A1',
          RequestedProcedureID: 'R1',
          ScheduledProcedureStepID: 'S1',
          StudyInstanceUID: '1.2.3',
        },
      ],
    });
    expect(steps[1]?.elements).toMatchObject({
      PerformedProcedureStepStatus: 'COMPLETED',
      PerformedSeriesSequence: [
        {
          SeriesInstanceUID: '1.5',
          ReferencedNonImageCompositeSOPInstanceSequence: [
            { ReferencedSOPClassUID: '1.6', ReferencedSOPInstanceUID: '1.7' },
          ],
        },
      ],
    });
  });

  it('is not reported to a system without the service', async () => {
    const pacs = await start({ classes: ['1.2.9'] });
    expect(await reportStep(pacs.endpoint, message('create'))).toMatchObject({ trouble: 'NO_SERVICE' });
  });
});
