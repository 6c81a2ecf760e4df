/** Texts to fill an example with. */
export interface SampleTexts {
  /** One word, such as a button's. */
  word: string;
  /** Label of a field, title of a card. */
  label: string;
  /** A person's name. */
  name: string;
  /** A sentence, such as a help text. */
  sentence: string;
}

/** The texts of a normal day, and those that break layouts. */
export const sampleTexts = {
  plain: {
    word: 'Start',
    label: 'Date of birth',
    name: 'Maria Rossi',
    sentence: 'The right eye is tested first.',
  },
  long: {
    word: 'Gesichtsfelduntersuchungswiederholung',
    label: 'Gesichtsfeldprüfungsergebnisse der Überweisungsnachbesprechung',
    name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
    sentence:
      'Die Untersuchung des rechten Auges wurde wegen unzuverlässiger Fixationskontrollmessungen unterbrochen und muss nach einer ausreichenden Erholungspause vollständig wiederholt werden.',
  },
  empty: { word: '', label: '', name: '', sentence: '' },
  rightToLeft: {
    word: 'ابدأ',
    label: 'تاريخ الميلاد',
    name: 'سمير حداد',
    sentence: 'تُفحص العين اليمنى أولاً، ثم العين اليسرى (30 درجة).',
  },
  emoji: {
    word: '👩🏽‍⚕️',
    label: '👁️‍🗨️ 𝕍𝕚𝕤𝕦𝕒𝕝 🧑‍🦯',
    name: '👨‍👩‍👧‍👦 Zo\u0308e\u0301',
    sentence: 'Z̸a̸l̸g̸o̸ 🏳️‍🌈 and 日本語の文章 in one line 👍🏿',
  },
} satisfies Record<string, SampleTexts>;

/** A kind of {@link sampleTexts}. */
export type SampleKind = keyof typeof sampleTexts;
