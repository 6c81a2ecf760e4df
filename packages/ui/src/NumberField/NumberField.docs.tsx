import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { NumberField } from './NumberField.tsx';

export const numberFieldDocs: ComponentDocs = {
  name: 'NumberField',
  summary: 'Takes a number, written as the language writes numbers.',
  use: [
    'For quantities one counts with or steps through: seconds, millimetres, repetitions.',
    'With `minValue`, `maxValue` and `step`: what is typed is brought to the nearest value allowed when the field is left.',
    'Without steppers (`hasSteppers={false}`) if that would take many presses.',
  ],
  avoid: [
    { when: 'It is a name made of digits: an id, a telephone number, a postcode.', instead: 'TextField' },
    { when: 'The exact number matters less than more or less of it.', instead: 'Slider' },
    { when: 'There are three or four values to choose from.', instead: 'SegmentedControl' },
    { when: 'It is a date.', instead: 'DateField' },
  ],
  accessibility: [
    'Arrow keys take a step, Page Up and Page Down too, Home and End go to the bounds.',
    'The buttons are skipped by Tab, since the arrow keys do the same; they are named after the field ("Increase Occlusion time").',
    'A phone shows its keyboard for digits, with a comma or a minus only where the value may have one.',
    'The wheel of a mouse changes a focused field only; set `isWheelDisabled` in a form that scrolls.',
  ],
  translation: [
    'Separators and digits follow the language in both directions: "62,5" in Spanish, "٦٢٫٥" in Arabic; people may also type Latin digits.',
    'Units are symbols of the SI and stay as they are; put them into `unit`, not into the label.',
  ],
  example: ({ label, word, sentence }) => (
    <NumberField label={label} unit={word} description={sentence} defaultValue={62.5} step={0.5} isRequired />
  ),
};
