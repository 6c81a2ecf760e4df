import type { Words } from './english.ts';

/**
 * Beginnings of words as they are spelled in Britain and not in en-us, each with its American spelling. Names keep their
 * own (a clinic called Centre), which no text of the product has.
 */
const BRITISH: readonly (readonly [british: string, american: string])[] = [
  ['aluminium', 'aluminum'],
  ['anaesth', 'anesth'],
  ['ageing', 'aging'],
  ['analys(?:e[ds]?|ing)\\b', 'analyz'],
  ['behaviour', 'behavior'],
  ['cancell(?:ed|ing)\\b', 'canceled'],
  ['catalogue', 'catalog'],
  ['centre', 'center'],
  ['cheque\\b', 'check'],
  ['colour', 'color'],
  ['defence', 'defense'],
  ['dialogue', 'dialog'],
  ['dioptre', 'diopter'],
  ['favour', 'favor'],
  ['fibre', 'fiber'],
  ['fulfil\\b', 'fulfill'],

  ['grey', 'gray'],
  ['haem(?:o|a)', 'hemo'],
  ['honour', 'honor'],
  ['judgement', 'judgment'],
  ['labell', 'label'],
  ['learnt\\b', 'learned'],
  ['licence', 'license'],
  ['(?:milli|centi|kilo)?metres?\\b', 'meter'],
  ['(?:milli)?litres?\\b', 'liter'],
  ['modell', 'model'],
  ['neighbour', 'neighbor'],
  ['oedema', 'edema'],
  ['paediatr', 'pediatr'],
  ['practis(?:e|ing)', 'practice'],
  ['programme(?!d|r)', 'program'],
  ['signall', 'signal'],
  ['spelt\\b', 'spelled'],
  ['sulph', 'sulf'],
  ['travell', 'travel'],
  ['tumour', 'tumor'],
  ['towards\\b', 'toward'],
  ['vapour', 'vapor'],
  ['whilst\\b', 'while'],
  [
    '(?:author|categor|custom|final|initial|general|local|maxim|memor|minim|normal|optim|organ|personal|recogn|special|stabil|standard|summar|synchron|util|visual)is(?:e|ing|ation)',
    'ize',
  ],
];
const PATTERNS = BRITISH.map(([british, american]) => [new RegExp(`\\b${british}\\w*`, 'iu'), american] as const);

/** The British words of texts that are shown in the United States, with the place of each (en-us is American). */
export function british(words: Words): string[] {
  return [...words].flatMap(([key, text]) =>
    PATTERNS.flatMap(([pattern, american]) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`${key}: “${found}” is British; American: ${american}…`];
    }),
  );
}
