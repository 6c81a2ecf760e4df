import { ERROR, ERROR_NAME, type StepUpMethod } from '@isopter/contract';
import { type BackendHandlers, refuse } from '../stage/backend.ts';
import { CODES, RIGHT_CODE } from './secondFactors.ts';

/** The answer to a sensitive call whose user has to prove first who they are. */
export const stepUpRequired = (step_up: StepUpMethod): Response =>
  refuse(403, ERROR.STEP_UP_REQUIRED, { name: ERROR_NAME.STEP_UP_REQUIRED, step_up });

/** The password that {@link whereProven} takes. */
export const RIGHT_PASSWORD = 'right-password';

/**
 * A server that makes a sensitive call once its user has proved who they are.
 * @param done makes the call
 */
export function whereProven<T>(method: StepUpMethod, done: (request: { body: unknown }) => T) {
  let isProven = false;
  return {
    /** Records a proof. */
    prove: (): undefined => void (isProven = true),
    checks: {
      checkPassword: ({ body }) => {
        if ((body as { password: string }).password !== RIGHT_PASSWORD)
          return refuse(400, 'Wrong.', { fields: { password: [ERROR.WRONG_CURRENT_PASSWORD] } });
        isProven = true;
        return undefined;
      },
      checkCode: ({ body }) => {
        const { code } = body as { code: string };
        if (code !== RIGHT_CODE && code !== CODES[0]) return refuse(400, 'Wrong.', { name: ERROR_NAME.WRONG_CODE });
        isProven = true;
        return undefined;
      },
      checkKey: () => void (isProven = true),
    } satisfies BackendHandlers,
    call: (request: { body: unknown }): T | Response => (isProven ? done(request) : stepUpRequired(method)),
  };
}
