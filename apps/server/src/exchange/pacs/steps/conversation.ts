import type { PacsEndpoint } from '../../../platform/db/tables/pacsTypes.ts';
import { readElements, writeElements } from '../../../platform/dicom/elements.ts';
import { inCharacters } from '../../../platform/dicom/values.ts';
import { characterSetsOf } from '../characters.ts';
import { converse, hex, type Patience, QUERY_PATIENCE, unreached } from '../converse.ts';
import { COMMANDS, writeCommand } from '../dimse/command.ts';
import type { PacsOutcome, StepMessage } from '../wire.ts';

const PERFORMED_PROCEDURE_STEP = '1.2.840.10008.3.1.2.3.3';

/** Success, and warnings about attributes that the system left out or changed (PS3.7, annex C). */
const DONE = new Set([0x0000, 0x0001, 0x0107, 0x0116]);
/** The system has the step from an earlier attempt, whose answer was lost. */
const DUPLICATE = 0x0111;
const NO_SUCH_STEP = 0x0112;
/** Processing failure. */
const FAILED = 0x0110;
/** Error id of an N-SET whose step has ended: an earlier attempt arrived, and its answer was lost (PS3.4, F.7.2.2.2). */
const ENDED = 0xa710;
/** Refusals that a later attempt may not meet: processing failure and limited resources. */
const MAY_PASS = new Set([FAILED, 0x0213]);

function refusal(action: StepMessage['action'], status: number): string {
  if (action === 'set' && status === NO_SUCH_STEP) return 'The system does not know the procedure step.';
  return `The system refused the procedure step with status ${hex(status)}.`;
}

/** Tells a system that a procedure step began (N-CREATE) or how it ended (N-SET), in the character set of the endpoint. */
export function reportStep(
  endpoint: PacsEndpoint,
  { action, sopInstance, dataSet }: StepMessage,
  patience: Patience = QUERY_PATIENCE,
): Promise<PacsOutcome<null>> {
  return converse<null>(endpoint, [PERFORMED_PROCEDURE_STEP], patience, async (association) => {
    const syntax = association.syntaxOf(PERFORMED_PROCEDURE_STEP);
    if (!syntax) return unreached('NO_SERVICE');
    const sopClass = PERFORMED_PROCEDURE_STEP;
    const field = COMMANDS[action];
    const command = writeCommand({ field, sopClass, sopInstance, messageId: 1, hasDataSet: true });
    const elements = inCharacters(readElements(dataSet, 'explicit'), characterSetsOf(endpoint));
    association.send({ abstractSyntax: sopClass, command, dataSet: writeElements(elements, syntax) });
    const { status, errorId } = await association.receive();
    const arrivedBefore = action === 'create' ? status === DUPLICATE : status === FAILED && errorId === ENDED;
    if (DONE.has(status) || arrivedBefore) return { result: 'done', value: null };
    return { result: 'refused', details: refusal(action, status), mayPass: MAY_PASS.has(status) };
  });
}
