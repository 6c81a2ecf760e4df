import { aboutError } from './aboutError.ts';
import { StartError } from './startError.ts';

/**
 * Ends the process on SIGTERM or SIGINT.
 * @param close shuts the program down; called at most once
 */
export function closeOnSignal(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Prints why the program ends, without the values of a failed query, and ends it. */
function giveUp(error: unknown): void {
  const { type, message, stack } = aboutError(error);
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${type}: ${message}\n${stack}\n`);
  process.exit(1);
}

/** Runs a program: an unhandled error is printed and ends it. */
export function runProgram(start: () => Promise<void>): void {
  process.on('uncaughtException', giveUp);
  start().catch(giveUp);
}
