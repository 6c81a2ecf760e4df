import type { Socket } from 'node:net';
import type { CommitmentReport } from '../../../platform/dicom/commitment.ts';
import { IMPLEMENTATION, IMPLEMENTATION_VERSION } from '../../../platform/dicom/file.ts';
import { associateAccept, associateReject } from '../dimse/acceptance.ts';
import { SYNTAXES } from '../dimse/association.ts';
import { COMMANDS, readRequest, writeResponse } from '../dimse/command.ts';
import { asDicom, type Message, messageReader } from '../dimse/messages.ts';
import { abort, dataPdus, type Pdu, type Titles } from '../dimse/pdu.ts';
import { DimseError } from '../dimse/trouble.ts';
import { acceptedWire, type Wire } from '../dimse/wire.ts';
import { COMMITMENT, readReport } from './conversation.ts';

const VERIFICATION = '1.2.840.10008.1.1';
const SERVICES = new Set([COMMITMENT, VERIFICATION]);
const SUCCESS = 0x0000;
const PROCESSING_FAILURE = 0x0110;

/** Milliseconds that an archive may be silent. */
const PATIENCE_MS = 30_000;
/** Milliseconds until a connection is destroyed whose other side does not close it. */
const LINGER_MS = 1_000;
/** Bytes that an archive may send in one connection: an answer names a few objects. */
const BYTES_MAX = 256 * 1024;
const LONGEST = 16_384;

/** Checks and storage for commitment reports, provided by the server. */
export interface Listening {
  /** Returns which AE title is wrong; undefined if an archive with both is asked for confirmations. */
  wrongTitle: (titles: Titles) => Promise<'calledAe' | 'callingAe' | undefined>;
  /** Stores a commitment report. Returns false if no request has its transaction UID. */
  take: (report: CommitmentReport) => Promise<boolean>;
}

/** Takes part in an association that an archive opens, until the archive releases it. It never throws. */
export async function answerArchive(socket: Socket, listening: Listening): Promise<void> {
  // an archive that neither sends nor closes must not keep its place
  socket.once('finish', () => socket.setTimeout(LINGER_MS, () => socket.destroy()));
  const wire = acceptedWire(socket, BYTES_MAX);
  try {
    await converse(wire, listening);
    socket.end();
  } catch (error) {
    // a release has been answered, and a broken connection needs no answer
    if (error instanceof DimseError && error.trouble !== 'NO_DICOM') socket.end();
    else socket.end(abort());
  }
}

/** @throws DimseError at the end of the association */
async function converse(wire: Wire, listening: Listening): Promise<void> {
  const request = await wire.next(PATIENCE_MS);
  if (request.type !== 'request') throw new DimseError('NO_DICOM');
  const wrong = await listening.wrongTitle(request.titles);
  if (wrong) {
    wire.write(associateReject(wrong));
    return;
  }
  const contexts = accept(wire, request);
  const reader = messageReader(wire);
  const longest = request.longest === 0 ? LONGEST : request.longest;
  for (;;) {
    const message = await reader.next(PATIENCE_MS);
    const context = contexts.get(message.context);
    if (!context) throw new DimseError('NO_DICOM');
    const response = await responseTo(message, context, listening);
    for (const unit of dataPdus(response, { context: message.context, isCommand: true, longest })) wire.write(unit);
  }
}

interface AcceptedContext {
  abstractSyntax: string;
  transferSyntax: string;
}

/** Accepts an association. @returns the accepted contexts by their number */
function accept(wire: Wire, request: Extract<Pdu, { type: 'request' }>): ReadonlyMap<number, AcceptedContext> {
  const contexts = request.contexts.map(({ id, abstractSyntax, transferSyntaxes }) => {
    const isOffered = SERVICES.has(abstractSyntax);
    const transferSyntax = Object.keys(SYNTAXES).find((syntax) => isOffered && transferSyntaxes.includes(syntax));
    return { id, abstractSyntax, transferSyntax };
  });
  const roles = request.roles.filter(({ abstractSyntax }) => SERVICES.has(abstractSyntax));
  const own = { longest: LONGEST, implementation: IMPLEMENTATION, version: IMPLEMENTATION_VERSION };
  wire.write(associateAccept(request.titles, contexts, roles, own));
  return new Map(
    contexts.flatMap(({ id, abstractSyntax, transferSyntax }): [number, AcceptedContext][] =>
      transferSyntax === undefined ? [] : [[id, { abstractSyntax, transferSyntax }]],
    ),
  );
}

/** @throws DimseError for a message that is none of the accepted services */
async function responseTo(
  message: Message,
  { abstractSyntax, transferSyntax }: AcceptedContext,
  { take }: Listening,
): Promise<Buffer> {
  if (abstractSyntax === COMMITMENT) {
    const { request, report } = readReport(message, SYNTAXES[transferSyntax]!);
    return writeResponse(request, (await take(report)) ? SUCCESS : PROCESSING_FAILURE);
  }
  const echo = asDicom(() => readRequest(message.command));
  if (echo.field !== COMMANDS.echo) throw new DimseError('NO_DICOM');
  return writeResponse(echo, SUCCESS);
}
