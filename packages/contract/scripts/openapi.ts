import { writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };
import { openApiDocument } from '../src/openapi.ts';

writeFileSync(
  new URL('../openapi.json', import.meta.url),
  `${JSON.stringify(openApiDocument(manifest.version), null, 2)}\n`,
);
