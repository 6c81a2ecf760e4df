/* Patterns of LIKE. What somebody typed is taken letter by letter: its own `%`, `_` and `\` are no signs of a pattern. */

export const exactly = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
export const containing = (text: string): string => `%${exactly(text)}%`;
export const beginningWith = (text: string): string => `${exactly(text)}%`;
export const endingWith = (text: string): string => `%${exactly(text)}`;
