import preview from '../../../../.storybook/preview.tsx';
import { qrCodeDocs } from './QRCode.docs.tsx';
import { QRCode } from './QRCode.tsx';

const meta = preview.meta({
  title: 'Components/QRCode',
  component: QRCode,
  parameters: { guide: qrCodeDocs },
  args: {
    label: 'Link this camera',
    value: 'https://isopter.example/api/cameras/link/?code=K7Q2-M9XD',
    code: 'K7Q2-M9XD',
  },
});

export const Default = meta.story();
