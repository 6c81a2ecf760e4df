const HANDLER = /^\s*(?:export const )?(?:async )?(?<name>[a-z]\w*)\s*[(:=]/gm;
const CALLED = /call\(\s*['"](?<name>[a-z]\w*)['"]/g;

const namesIn = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? '');

/** Returns the API calls that a source file of the server handles. @param calls all names of the contract */
export const callsHandledIn = (source: string, calls: ReadonlySet<string>): string[] => [
  ...new Set(namesIn(source, HANDLER).filter((name) => calls.has(name))),
];

/** Returns whether a test of the server makes one of these API calls. */
export const makesCall = (source: string, calls: ReadonlySet<string>): boolean =>
  namesIn(source, CALLED).some((name) => calls.has(name));
