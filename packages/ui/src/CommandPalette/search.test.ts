import { describe, expect, it } from 'vitest';
import type { Command } from './CommandPalette.tsx';
import { findCommands, matchesWords } from './search.ts';

const compare = new Intl.Collator('en', { sensitivity: 'base', usage: 'search' });
const startsWith = (text: string, start: string): boolean => compare.compare(text.slice(0, start.length), start) === 0;
const finds = (typed: string, texts: string[], locale = 'en'): boolean =>
  matchesWords(typed, texts, { locale, startsWith });

describe('a search', () => {
  it('finds by the beginnings of words, in any order', () => {
    expect(['new pat', 'PAT new', 'add', 'a new'].map((typed) => finds(typed, ['Add a new patient']))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(finds('atient', ['Add a new patient'])).toBe(false);
    expect(finds('new device', ['Add a new patient'])).toBe(false);
  });
  it('compares letters without case and accents', () => {
    expect(finds('pena', ['Peña Núñez'])).toBe(true);
    expect(finds('NÚÑ', ['Peña Nunez'])).toBe(true);
  });
  it('searches keywords too', () => {
    expect(finds('night', ['Dark theme', 'night', 'exam room'])).toBe(true);
  });
  it('segments words without spaces between them', () => {
    expect(finds('患者', ['新しい患者を追加'], 'ja')).toBe(true);
  });
  it('matches symbols literally', () => {
    expect(finds('24-2', ['Perimetry 24-2'])).toBe(true);
    expect(finds('👁', ['👁 Eye test'])).toBe(true);
  });
});

const command = (id: string, label: string, group?: string): Command => ({ id, label, ...(group && { group }) });

describe('the palette', () => {
  const commands = [
    command('patients', 'Patients', 'Go to'),
    command('devices', 'Devices', 'Go to'),
    command('new', 'New patient', 'Do'),
    command('out', 'Sign out'),
  ];
  const list = (typed: string, recent: string[] = []): [string, string[]][] =>
    findCommands({
      commands,
      recent,
      recentTitle: 'Recent',
      otherTitle: 'Commands',
      typed,
      matches: ({ label }) => finds(typed, [label]),
      startsWith,
    }).map((group) => [group.title, group.commands.map(({ id }) => id)]);

  it('lists all by group, recent ones first and only once', () => {
    expect(list('', ['out', 'gone', 'devices'])).toEqual([
      ['Recent', ['out', 'devices']],
      ['Go to', ['patients']],
      ['Do', ['new']],
    ]);
    expect(list('')).toEqual([
      ['Go to', ['patients', 'devices']],
      ['Do', ['new']],
      ['Commands', ['out']],
    ]);
  });
  it('lists matches, those that begin with the text first', () => {
    expect(list('pat')).toEqual([
      ['Go to', ['patients']],
      ['Do', ['new']],
    ]);
    expect(list('pat', ['new'])).toEqual([
      ['Go to', ['patients']],
      ['Do', ['new']],
    ]);
    expect(list('xyz')).toEqual([]);
  });
});
