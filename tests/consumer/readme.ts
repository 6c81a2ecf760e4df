import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.ts';

/** A piece of code of a README, with the file it is to be written into if it names one. */
export interface Snippet {
  language: string;
  code: string;
  file: string | undefined;
}

const FENCE = /^```(\w+)\n(.*?)^```$/gms;
const FILE = /^(?:\/\/|<!--) ([\w./-]+\.\w+)/;

/** The pieces of code of a package's README, in their order. */
export const snippets = (folder: string): Snippet[] =>
  [...readFileSync(join(root, folder, 'README.md'), 'utf8').matchAll(FENCE)].map(([, language = '', code = '']) => ({
    language,
    code,
    file: FILE.exec(code)?.[1],
  }));

/** Lines that somebody has to write: no empty ones, no comments. */
export const linesOf = ({ code }: Snippet): number =>
  code.split('\n').filter((line) => line.trim() !== '' && !/^(\/\/|<!--)/.test(line)).length;
