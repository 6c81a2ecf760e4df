import preview from '../../../../.storybook/preview.tsx';
import { appFooterDocs } from './AppFooter.docs.tsx';
import { AppFooter } from './AppFooter.tsx';

const meta = preview.meta({
  title: 'Patterns/AppFooter',
  component: AppFooter,
  parameters: { guide: appFooterDocs },
  args: {
    copyright: '© 2026 Isopter',
    links: [
      { label: 'Help', href: '/help' },
      { label: 'Contact', href: '/contact' },
    ],
  },
});

export const Default = meta.story();
