import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { BatteryIcon } from './BatteryIcon.tsx';

export const batteryIconDocs: ComponentDocs = {
  name: 'BatteryIcon',
  summary: 'The battery of a headset or handpiece: quarters, percentage and, where it is low, a warning.',
  use: [
    'On a device card, where one glance decides which headset to take.',
    'On a monitor, with `hasWarning`, so that a test is not cut short by an empty battery.',
  ],
  avoid: [
    { when: 'Another level goes up and down, such as free storage.', instead: 'Meter' },
    { when: 'Something is being completed.', instead: 'ProgressBar' },
    { when: 'Both batteries are facts among others, in words and numbers.', instead: 'KeyValueList' },
  ],
  accessibility: [
    'It is announced as one image with owner and value: "Headset battery: 82%", or "unknown" before the device reports.',
    'It takes the focus for its tooltip; fingers have no tooltip, so what must be read is shown by `hasWarning`.',
    'Red is never alone: the number and the count of quarters say the same.',
  ],
  translation: [
    'The percentage is formatted for the language: "82 %" in German, "٨٢٪" in Arabic digits where they are used.',
    'The drawing does not mirror: a battery fills from its closed end in every script.',
    'At or below 20 % it is red, a headset warns at 30 % or less, a handpiece below 50 %: the texts name no number.',
  ],
  example: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 16 }}>
      <BatteryIcon owner="headset" percentage={82} />
      <BatteryIcon owner="handpiece" percentage={41} hasWarning />
      <BatteryIcon owner="headset" percentage={18} />
      <BatteryIcon owner="headset" percentage={null} />
    </div>
  ),
};
