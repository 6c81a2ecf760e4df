import type { Part } from '../english.ts';
import type { Use } from './uses.ts';

/** The kind of a text, and how many characters fit at a width of 390 pixels; without a limit it wraps. */
export interface KindOfText {
  name: string;
  limit?: number;
}

const BUTTON = { name: 'Button', limit: 30 };
const SPOKEN = { name: 'Read aloud by screen readers, not shown' };
const LABEL = { name: 'Label of a field', limit: 45 };
const COLUMN = { name: 'Column heading', limit: 24 };
const HEADING = { name: 'Heading', limit: 60 };
const SENTENCE = { name: 'Sentence' };

/** Kinds by the element that a text is in, and by the property that holds it; the first that fits counts. */
const KINDS: readonly [fits: (use: Use) => boolean, kind: KindOfText][] = [
  [({ property }) => /^aria-|^accessible|[sS]poken|^announce/.test(property ?? ''), SPOKEN],
  [({ call, element }) => /announce/i.test(call ?? '') || element === 'VisuallyHidden', SPOKEN],
  [({ call, element }) => /^toasts?\b/.test(call ?? '') || element === 'Toast', { name: 'Message that disappears' }],
  [({ property }) => property === 'placeholder', { name: 'Example in an empty field', limit: 40 }],
  [({ property }) => /^(description|hint|help|text|message|explanation)$/.test(property ?? ''), SENTENCE],
  [
    ({ property, element }) => property === 'header' || element === 'Column' || /[cC]olumns?$/.test(property ?? ''),
    COLUMN,
  ],
  [
    ({ element, property }) => /MenuItem$|^Item$/.test(element ?? '') && isContent(property),
    { name: 'Menu item', limit: 40 },
  ],
  [({ element, property }) => /Button$|Link$/.test(element ?? '') && isContent(property), BUTTON],
  [({ property }) => /^(confirm|action|submit|save)(Label|Text)?$/.test(property ?? ''), BUTTON],
  [({ element, property }) => element === 'Tab' && isContent(property), { name: 'Tab', limit: 20 }],
  [({ element }) => /Badge$|Pill$|^Tag$/.test(element ?? ''), { name: 'Badge', limit: 24 }],
  [({ element, property }) => property === 'title' || /Heading$|Title$/.test(element ?? ''), HEADING],
  [
    ({ property, element }) => property === 'label' && /Field$|Select$|Checkbox|Switch|Radio|Box$/.test(element ?? ''),
    LABEL,
  ],
  [({ element }) => /^Text$|^Banner|^p$|Notice|Message/.test(element ?? ''), SENTENCE],
];

const isContent = (property: string | undefined): boolean =>
  property === undefined || property === 'label' || property === 'children';

/** Returns the kind of an application's text by one of its uses; null if the use does not determine it. */
export const kindOfUse = (use: Use): KindOfText | null => KINDS.find(([fits]) => fits(use))?.[1] ?? null;

type ByName = readonly [name: RegExp, kind: KindOfText][];

/** Kinds of texts of letters, by the last name of their keys. */
const LETTERS: ByName = [
  [/Subject$/, { name: 'Subject of an e-mail', limit: 70 }],
  [/Text$/, { name: 'Text of an e-mail: keep the empty lines' }],
  [/Sms$|Pin$|Short/, { name: 'Text message' }],
];

/** Kinds of all other texts, by the last name of their keys. */
const OTHERS: ByName = [
  [/Axis$/, { name: 'Title of an axis', limit: 40 }],
  [/^column/, COLUMN],
  [/^spoken|^summary$|^announce|^chartHelp$/, SPOKEN],
  [/^legend/, { name: 'Entry of a legend', limit: 30 }],
  [/Hint$|Text$/, SENTENCE],
  [/Title$|^title$/, HEADING],
];

/** Returns the kind of a text by the last name of its key; null if the name does not determine it. */
export function kindOfKey(part: Part, key: string): KindOfText | null {
  const last = key.slice(key.lastIndexOf('.') + 1);
  return (part === 'letters' ? LETTERS : OTHERS).find(([name]) => name.test(last))?.[1] ?? null;
}
