import { writeFileSync } from 'node:fs';
import { publishedSchema } from './publishedSchema.ts';

/** Writes brand.schema.json: `npm run schema` after changing what a brand may say. */
writeFileSync(new URL('../brand.schema.json', import.meta.url), `${JSON.stringify(publishedSchema(), null, 2)}\n`);
