import type { PacsEndpoint } from '../../../platform/db/tables/pacsTypes.ts';
import type { Syntax } from '../../../platform/dicom/elements.ts';
import { IMPLEMENTATION, IMPLEMENTATION_VERSION } from '../../../platform/dicom/file.ts';
import { readResponse, type ResponseCommand } from './command.ts';
import { asDicom, type Message, messageReader } from './messages.ts';
import { abort, associateRequest, type Context, dataPdus, releaseRequest } from './pdu.ts';
import { DimseError, rejectionTrouble } from './trouble.ts';
import { openWire } from './wire.ts';

const EXPLICIT_VR_LITTLE_ENDIAN = '1.2.840.10008.1.2.1';
const IMPLICIT_VR_LITTLE_ENDIAN = '1.2.840.10008.1.2';
export const SYNTAXES: Readonly<Record<string, Syntax>> = {
  [EXPLICIT_VR_LITTLE_ENDIAN]: 'explicit',
  [IMPLICIT_VR_LITTLE_ENDIAN]: 'implicit',
};

/** The longest unit in bytes that we accept, and that we send to a PACS without a limit. */
const LONGEST = 131_072;
/** The shortest limit of a PACS that we observe: a command needs this much. */
const SHORTEST = 512;
/** Timeout of the answer to a release, in milliseconds: all data have been exchanged by then. */
const RELEASE_MS = 1_000;

/** A response with the bytes of its data set. */
export interface Response extends ResponseCommand {
  dataSet: Uint8Array | undefined;
}

/** A request in one of the accepted presentation contexts. */
interface Request {
  abstractSyntax: string;
  command: Uint8Array;
  dataSet?: Uint8Array;
}

/** An open association, in which this server is the client. */
export interface Association {
  /** Returns the transfer syntax for a class; undefined if the PACS does not accept the class. */
  syntaxOf: (abstractSyntax: string) => Syntax | undefined;
  send: (request: Request) => void;
  /** @throws DimseError if no response arrives in time */
  receive: () => Promise<Response>;
  /**
   * Returns the next message: a response, or a request of the PACS.
   * @throws DimseError if none arrives in time
   */
  receiveAny: () => Promise<Message>;
  /** Returns whether a message arrives, or the association ends, in so many milliseconds. */
  hasMessage: (patience: number) => Promise<boolean>;
  /** Releases the association. It never throws. */
  release: () => Promise<void>;
  /** Aborts the association at once, even while the PACS is sending. */
  abort: () => void;
}

/**
 * Opens an association.
 * @param patience milliseconds for the connection, for the acceptance, and for each response
 * @throws DimseError
 */
export async function associate(
  endpoint: PacsEndpoint,
  abstractSyntaxes: readonly string[],
  patience: { opening: number; response: number },
): Promise<Association> {
  const contexts = abstractSyntaxes.map((abstractSyntax, at): Context => ({
    id: 2 * at + 1,
    abstractSyntax,
    transferSyntaxes: Object.keys(SYNTAXES),
  }));
  const wire = await openWire(endpoint, patience.opening);
  try {
    wire.write(
      associateRequest(endpoint, contexts, {
        longest: LONGEST,
        implementation: IMPLEMENTATION,
        version: IMPLEMENTATION_VERSION,
      }),
    );
    const answer = await wire.next(patience.opening);
    if (answer.type === 'reject') throw new DimseError(rejectionTrouble(answer));
    if (answer.type !== 'accept') throw new DimseError(answer.type === 'abort' ? 'ABORTED' : 'NO_DICOM');
    const contextOf = (abstractSyntax: string): number =>
      contexts.find((one) => one.abstractSyntax === abstractSyntax && answer.contexts.has(one.id))?.id ?? 0;
    const reader = messageReader(wire);
    const longest = answer.longest === 0 ? LONGEST : Math.min(LONGEST, Math.max(SHORTEST, answer.longest));
    return {
      syntaxOf: (abstractSyntax) => SYNTAXES[answer.contexts.get(contextOf(abstractSyntax)) ?? ''],
      send({ abstractSyntax, command, dataSet }) {
        const context = contextOf(abstractSyntax);
        for (const unit of dataPdus(command, { context, isCommand: true, longest })) wire.write(unit);
        if (!dataSet) return;
        for (const unit of dataPdus(dataSet, { context, isCommand: false, longest })) wire.write(unit);
      },
      async receive() {
        const { command, dataSet } = await reader.next(patience.response);
        return { ...asDicom(() => readResponse(command)), dataSet };
      },
      receiveAny: () => reader.next(patience.response),
      hasMessage: reader.hasNext,
      async release() {
        wire.write(releaseRequest());
        try {
          while ((await wire.next(RELEASE_MS)).type === 'data');
        } catch {
          // it is closed, as it should be
        }
        wire.close();
      },
      abort() {
        wire.write(abort());
        wire.close();
      },
    };
  } catch (error) {
    wire.close();
    throw error;
  }
}
