import { BrandProvider } from '../brand/BrandProvider.tsx';
import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { Logo } from './Logo.tsx';

export const logoDocs: ComponentDocs = {
  name: 'Logo',
  summary: 'The sign and name of the product, or of the partner under whose brand it runs.',
  use: [
    'Once at the start of the navigation, and over the form that signs in.',
    'As `isMarkOnly` where there is no room for the name: a narrow navigation, a footer.',
  ],
  avoid: [
    { when: 'It names the clinic or office.', instead: 'AppHeader' },
    { when: 'It represents a person.', instead: 'Avatar' },
    { when: 'It shows that something is loading.', instead: 'LoadingOverlay' },
  ],
  accessibility: [
    'The name is text where it is shown, and the name of the image if the sign is alone.',
    'It is not a link; wrap it in a link that names its target.',
  ],
  translation: [
    'Names of products are not translated; they may be of another script than the page.',
    'The sign never mirrors.',
    'A name longer than its place wraps.',
  ],
  example: ({ name }) => (
    <BrandProvider brand={{ name }}>
      <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
        <Logo />
        <Logo isMarkOnly />
      </div>
    </BrandProvider>
  ),
};
