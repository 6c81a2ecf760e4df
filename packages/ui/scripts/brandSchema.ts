import { writeFileSync } from 'node:fs';
import { brandSchema } from '../src/brand/schema.ts';

/** Writes brand.schema.json: `npm run schema` after changing what a brand may say. */
writeFileSync(new URL('../brand.schema.json', import.meta.url), `${JSON.stringify(brandSchema, null, 2)}\n`);
