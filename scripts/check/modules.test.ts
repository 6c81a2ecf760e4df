import { describe, expect, it } from 'vitest';
import { readModule } from './modules.ts';

describe('readModule', () => {
  it('lists imports at run time, and no types', () => {
    const { imports } = readModule(
      'a.ts',
      `import one, { two as b, type Three } from './x'; import * as all from './y'; import './style.css';
       import type { Four } from './types'; const later = () => import('./later'); const other = () => import(name);`,
    );
    expect(imports).toEqual([
      { specifier: './x', name: 'default' },
      { specifier: './x', name: 'two' },
      { specifier: './y' },
      { specifier: './style.css' },
      { specifier: './later' },
    ]);
  });

  it('distinguishes own declarations from re-exports', () => {
    const { own, passesOn } = readModule(
      'a.ts',
      `export const one = 1; export default 2; export type T = 1; export { two as b } from './x'; export * from './y'; export * as z from './z';`,
    );
    expect([...own]).toEqual(['one', 'default']);
    expect(passesOn).toEqual([
      { specifier: './x', name: 'two', as: 'b' },
      { specifier: './y' },
      { specifier: './z', as: 'z' },
    ]);
  });
});
