import { expect, it } from 'vitest';
import { linesOf } from './words.ts';

const word = (text: string, x: number, y: number) => ({ text, x, y, width: 20, height: 8, confidence: 100 });

it('reads lines from left to right and from top to bottom, in whatever order the words come', () => {
  const words = [
    word('date:', 60, 30),
    word('Right', 40, 10),
    word('2024', 85, 30.5),
    word('Test', 38, 29),
    word('eye', 66, 11),
  ];
  expect(linesOf(words)).toEqual(['Right eye', 'Test date: 2024']);
});

it('follows a line that lies askew', () => {
  const words = Array.from({ length: 20 }, (_, at) => [
    word(`a${at}`, at * 25, 10 + at * 1.3),
    word(`b${at}`, at * 25, 24 + at * 1.3),
  ]);
  expect(linesOf(words.flat()).map((line) => new Set(line.replaceAll(/\d/g, '').split(' ')))).toEqual([
    new Set('a'),
    new Set('b'),
  ]);
});
