import { createRequire } from 'node:module';

/** The DICOM library is CommonJS, whose names no import finds. */
const library = createRequire(import.meta.url)('dcmjs-dimse') as typeof import('dcmjs-dimse');

// Its log quotes the patients of queries.
library.log.setLevel('silent');

export const { Dataset, Scp, responses, constants } = library;
