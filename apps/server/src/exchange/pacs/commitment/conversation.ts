import type { PacsEndpoint } from '../../../platform/db/tables/pacsTypes.ts';
import { type CommitmentReport, commitmentRequest, readCommitment } from '../../../platform/dicom/commitment.ts';
import { readElements, type Syntax, writeElements } from '../../../platform/dicom/elements.ts';
import { converse, hex, type Patience, STORE_PATIENCE, unreached } from '../converse.ts';
import type { Association } from '../dimse/association.ts';
import {
  COMMANDS,
  isResponse,
  readRequest,
  readResponse,
  type RequestCommand,
  writeCommand,
  writeResponse,
} from '../dimse/command.ts';
import { asDicom, type Message } from '../dimse/messages.ts';
import { DimseError } from '../dimse/trouble.ts';
import type { CommitmentTask, PacsOutcome } from '../wire.ts';

export const COMMITMENT = '1.2.840.10008.1.20.1';
/** The well-known instance that requests are made of (PS3.4, J.3.5). */
const COMMITMENT_INSTANCE = '1.2.840.10008.1.20.1.1';
const REQUEST = 1;

const SUCCESS = 0x0000;
/** Refusals that a later attempt may not meet: processing failure and limited resources. */
const MAY_PASS = new Set([0x0110, 0x0213]);
/** Milliseconds in which an archive may answer in the same association. Others open a new one minutes later. */
const WAIT_MS = 2_000;

/** Reads an archive's answer, with the request that carries it. @throws DimseError for anything else */
export const readReport = (
  { command, dataSet }: Message,
  syntax: Syntax,
): { request: RequestCommand; report: CommitmentReport } =>
  asDicom(() => {
    const request = readRequest(command);
    if (request.field !== COMMANDS.eventReport || !dataSet) throw new RangeError('This is no event.');
    return { request, report: readCommitment(dataSet, syntax) };
  });

/**
 * Asks an archive to confirm that it keeps objects (N-ACTION).
 * @returns its answer if it comes in the same association; null if the archive accepted the request and answers later
 */
export function requestCommitment(
  endpoint: PacsEndpoint,
  { transaction, instances }: CommitmentTask,
  patience: Patience = STORE_PATIENCE,
  wait: number = WAIT_MS,
): Promise<PacsOutcome<CommitmentReport | null>> {
  return converse<CommitmentReport | null>(endpoint, [COMMITMENT], patience, async (association) => {
    const syntax = association.syntaxOf(COMMITMENT);
    if (!syntax) return unreached('NO_SERVICE');
    const command = writeCommand({
      field: COMMANDS.action,
      sopClass: COMMITMENT,
      sopInstance: COMMITMENT_INSTANCE,
      messageId: 1,
      hasDataSet: true,
      action: REQUEST,
    });
    const dataSet = writeElements(readElements(commitmentRequest(transaction, instances), 'explicit'), syntax);
    association.send({ abstractSyntax: COMMITMENT, command, dataSet });
    return answerTo(association, syntax, transaction, wait);
  });
}

/** Reads the response and the answer, which may come in either order. */
async function answerTo(
  association: Association,
  syntax: Syntax,
  transaction: string,
  wait: number,
): Promise<PacsOutcome<CommitmentReport | null>> {
  let answer: CommitmentReport | null = null;
  let isAccepted = false;
  while (!isAccepted || answer === null) {
    if (isAccepted && !(await association.hasMessage(wait))) break;
    const message = await nextMessage(association, isAccepted);
    if (!message) break;
    if (asDicom(() => isResponse(message.command))) {
      const { status } = asDicom(() => readResponse(message.command));
      if (status !== SUCCESS) {
        const details = `The archive refused the request to confirm with status ${hex(status)}.`;
        return { result: 'refused', details, mayPass: MAY_PASS.has(status) };
      }
      isAccepted = true;
      continue;
    }
    const { request, report } = readReport(message, syntax);
    association.send({ abstractSyntax: COMMITMENT, command: writeResponse(request, SUCCESS) });
    if (report.transaction === transaction) answer = report;
  }
  return { result: 'done', value: answer };
}

/** @returns undefined if the archive ended the association after it had accepted the request: it answers in another one */
const nextMessage = (association: Association, isAccepted: boolean): Promise<Message | undefined> =>
  association.receiveAny().catch((error: unknown) => {
    if (isAccepted && error instanceof DimseError && error.trouble !== 'NO_DICOM') return undefined;
    throw error;
  });
