import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { QRCode } from './QRCode.tsx';

export const qrCodeDocs: ComponentDocs = {
  name: 'QRCode',
  summary: 'An address for a camera, beside the same for people.',
  use: [
    'To transfer a URL to another device: a camera to be linked, a second factor, a patient at home.',
    'With `code`, the short form of the address, where it is typed by hand.',
  ],
  avoid: [
    { when: 'The address is opened on the same device.', instead: 'Link' },
    { when: 'It is a secret that must not be seen by others in the room.', instead: 'KeyField' },
  ],
  accessibility: [
    'The picture is named after `label`; the same information is next to it as text, with a button that copies it.',
    'Dark on white in every theme, in forced colours and on paper, with the quiet zone readers need.',
    'Correction level M: it is read with up to 15% of it lost.',
  ],
  translation: [
    'The code is never translated and runs from left to right.',
    'The label says what the code does, as a verb.',
  ],
  example: ({ label, word }) => (
    <QRCode label={label} value={`https://isopter.example/link/?code=${encodeURIComponent(word)}`} code={word} />
  ),
};
