// Makes the files of something new and registers it; the pages docs/adding-a-*.md say what to fill in.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { newCall } from './new/call.ts';
import { newComponent } from './new/component.ts';
import { newMonitor } from './new/monitor.ts';
import { newScreen } from './new/screen.ts';

const USAGE = `npm run new -- component DateBadge [--pattern] [--texts] [--examples]
  --pattern   an arrangement of several controls, shown among the patterns
  --texts     it contains texts
  --examples  real uses teach something the features do not

npm run new -- monitor flickerFusion
  a kind of test, from the headset to the report

npm run new -- call deleteDevice
npm run new -- call countDevices --area devices --path /api/devices/count/ [--method POST]
  a call of the requirements, or one more

npm run new -- screen deviceList --path /devices [--feature devices]
  a screen at an address of the requirements, or at one more`;

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string' } as const;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { pattern: flag, texts: flag, examples: flag, area: text, path: text, method: text, feature: text },
});
const [kind, name = ''] = positionals;
const root = new URL('../', import.meta.url).pathname;
const list = (files: readonly string[]): string => files.map((file) => `  ${file}\n`).join('');

/** Makes it. @returns what to say, or undefined where nothing of this kind is made */
function make(): string | undefined {
  if (kind === 'component') {
    const files = newComponent(name, values, `${root}packages/ui/`);
    const next = `Write what it is for in ${name}.docs.tsx; docs/contributing-a-component.md says what else.`;
    const words = values.texts ? '\nAdd its words to kit.json of every other language in packages/locales.' : '';
    return `${files.join('\n')}\n\n${next}${words}`;
  }
  const makers = { call: newCall, monitor: newMonitor, screen: newScreen };
  const maker = makers[kind as keyof typeof makers];
  if (maker === undefined) return undefined;
  const { made, changed } = maker(name, values, root);
  // the description of the calls and the routes of the browser follow from them
  if (kind !== 'screen') execFileSync('npm', ['run', '-s', 'openapi', '-w', 'packages/contract'], { cwd: root });
  return `Made:\n${list(made)}Changed:\n${list(changed)}What to fill in: docs/adding-a-${kind}.md`;
}

try {
  const said = make();
  if (said === undefined) process.exitCode = 1;
  console.log(said ?? USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
