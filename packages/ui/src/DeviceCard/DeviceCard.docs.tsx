import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { DeviceCard } from './DeviceCard.tsx';

export const deviceCardDocs: ComponentDocs = {
  name: 'DeviceCard',
  summary: 'A device at a glance: its battery, who is on it, which test, and how far it is.',
  use: [
    'In a CardGrid above a list, for the handful of devices of an office.',
    'With `href` to the monitor of the test that runs on it.',
  ],
  avoid: [
    { when: 'Many devices are sorted, searched or administered.', instead: 'Table' },
    { when: 'One device is described fact by fact.', instead: 'KeyValueList' },
    { when: 'Something else than a device is shown.', instead: 'Card' },
  ],
  accessibility: [
    'It is a group named after the device; inside are the battery, one link and the progress, each with its own name.',
    'The whole card can be pressed, but only the title is the link, so that its announcement is short.',
    'A free device is labeled as free in words; its grey is an addition.',
  ],
  translation: [
    'Names of devices and people keep their own direction and are never translated.',
    'The detail is a phrase without a period: test, then eye or state.',
  ],
  words: { label: 'Lane 2 headset', name: 'Okafor, Adaeze', word: 'Progress', sentence: '24-2 AVA Standard, left eye' },
  example: ({ word, label, name, sentence }) => (
    <DeviceCard
      name={label}
      battery={41}
      title={name}
      detail={sentence}
      href="#monitor"
      progress={{ label: word, value: 58 }}
    />
  ),
};
