import type { Resources } from 'i18next';

type Words = Resources['help'];
export type QuestionId = keyof Words['faq'];
type TopicId = keyof Words['topics'];

/** The questions by topic, in the order they are shown; their words are in `locales/LANGUAGE/help.json`. */
export const TOPICS: readonly { readonly id: TopicId; readonly questions: readonly QuestionId[] }[] = [
  { id: 'devices', questions: ['pair', 'network', 'lost', 'phone', 'replace', 'controllers'] },
  {
    id: 'tests',
    questions: ['start', 'dots', 'pause', 'losses', 'repeat', 'bundles', 'home', 'several'],
  },
  { id: 'reports', questions: ['report', 'language', 'wrong'] },
  { id: 'account', questions: ['screen', 'password', 'keys'] },
];

/** Questions beside which the set-up pages of phones are named. */
export const ABOUT_PHONES: readonly QuestionId[] = ['network', 'phone', 'keys'];
