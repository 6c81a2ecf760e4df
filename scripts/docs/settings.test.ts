import { expect, it } from 'vitest';
import { files, read } from './files.ts';

const PROGRAMS = /^(?:apps\/(?:server|headset)\/src|scripts\/start)\/(?!.*\.test\.ts).*\.ts$/;
const sources = files.filter((file) => PROGRAMS.test(file)).map(read);
const settings = [...read('README.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name);

it('lists every ISOPTER_ variable of server, headset and start among the settings of the README', () => {
  const used = new Set(sources.flatMap((source) => source.match(/(?<=')ISOPTER_[A-Z_]+(?=')/g) ?? []));
  expect([...used].filter((name) => !settings.includes(name))).toEqual([]);
});

it('lists no setting that nothing reads', () => {
  expect(settings.filter((name) => !sources.some((source) => source.includes(`'${name}'`)))).toEqual([]);
});

it('lists every setting of the agent in docs/agent.md', () => {
  const page = read('docs/agent.md');
  const used = files
    .filter((file) => /^apps\/agent\/src\/(?!fakes\/|.*\.test\.ts).*\.ts$/.test(file))
    .flatMap((file) => read(file).match(/(?<=env\[')[A-Z_]+(?='\])/g) ?? []);
  expect(new Set(used).size).toBeGreaterThan(5);
  expect(used.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
