// Makes the files of a new component and registers it: `npm run new -- component DateBadge`.
import { parseArgs } from 'node:util';
import { newComponent } from './new/component.ts';

const USAGE = `npm run new -- component Name [--pattern] [--texts] [--examples]

  --pattern   an arrangement of several controls, shown among the patterns
  --texts     it says words by itself
  --examples  real uses teach something the features do not`;

const flag = { type: 'boolean', default: false } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pattern: flag, texts: flag, examples: flag },
});
const [kind, name] = positionals;

if (kind !== 'component' || name === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  try {
    const files = newComponent(name, values, new URL('../packages/ui/', import.meta.url).pathname);
    console.log(
      `${files.join('\n')}\n\nWrite what it is for in ${name}.docs.tsx; docs/contributing-a-component.md says what else.`,
    );
    if (values.texts) console.log('Add its words under `kit` of apps/clinic/public/locales/*.json.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
