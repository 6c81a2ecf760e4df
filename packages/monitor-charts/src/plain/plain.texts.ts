/** The English texts of the plain charts. Numbers are passed already formatted. */
export const plainWords = {
  lineKind: 'line chart',
  barKind: 'bar chart',
  help: 'Arrow keys move from value to value, Home and End to the first and the last, Escape leaves them.',
  /** The description of a value for assistive technology. */
  point: ({ series, x, y }: { series: string; x: string; y: string }): string => `${series}, ${x}: ${y}`,
  bar: ({ name, value }: { name: string; value: string }): string => `${name}: ${value}`,
  noValue: 'no value',
};
/** The texts of the plain charts in one language. */
export type PlainWords = typeof plainWords;
