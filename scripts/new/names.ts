import { parseSync } from 'rolldown/utils';

/** `windowWidth`, `WindowWidth`, `window-width`, `window_width` and `WINDOW_WIDTH` of one name. */
export interface Names {
  camel: string;
  pascal: string;
  kebab: string;
  snake: string;
  constant: string;
  /** 'Window width' */
  words: string;
}

/**
 * All ways to write a name.
 * @param name in camel case, as values are called
 * @throws Error when it is no such name
 */
export function namesOf(name: string, example: string): Names {
  // words of the language itself, such as `delete`, are no names either
  const isWord = parseSync('name.ts', `const ${name} = 0`).errors.length > 0;
  if (!/^[a-z][a-z0-9]*([A-Z][a-z0-9]+)*$/.test(name) || isWord) {
    throw new Error(`"${name}" is no name: letters and digits, the first a small one, such as ${example}.`);
  }
  const parts = name.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
  const words = parts.join(' ');
  return {
    camel: name,
    pascal: name[0]!.toUpperCase() + name.slice(1),
    kebab: parts.join('-'),
    snake: parts.join('_'),
    constant: parts.join('_').toUpperCase(),
    words: words[0]!.toUpperCase() + words.slice(1),
  };
}
