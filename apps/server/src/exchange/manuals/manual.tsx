import { Document, Image, Link, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { type AppLanguage, bcp47 } from '@isopter/contract';
import english from '@isopter/locales/en-us/help.json' with { type: 'json' };
import englishManual from '@isopter/locales/en-us/manuals.json' with { type: 'json' };
import spanish from '@isopter/locales/es-es/help.json' with { type: 'json' };
import spanishManual from '@isopter/locales/es-es/manuals.json' with { type: 'json' };
import type { ReactElement } from 'react';
import { join } from 'node:path';
import { loadFonts } from '../reports/draw/pdf.ts';
import { type Chapter, type ManualWords, type ManualId, MANUALS, type PictureId } from './contents.ts';

/** The languages of the manuals: those of reports, which the renderer can set (it joins no Arabic letters). */
export const MANUAL_WORDS = {
  'en-us': { help: english, manual: englishManual },
  'es-es': { help: spanish, manual: spanishManual },
} as const satisfies Partial<Record<AppLanguage, ManualWords>>;
export type ManualLanguage = keyof typeof MANUAL_WORDS;

const PRODUCT = 'Isopter';
const pictures = join(import.meta.dirname, '../../../../../docs/pictures');

const INK = '#1b2733';
const QUIET = '#526170';
const REGULAR = 'latin';
const BOLD = 'latin-bold';

const styles = StyleSheet.create({
  page: { padding: 56, paddingBottom: 72, fontFamily: REGULAR, fontSize: 10.5, lineHeight: 1.5, color: INK },
  product: { marginTop: 96, fontSize: 14, color: QUIET },
  title: { fontFamily: BOLD, fontSize: 28, lineHeight: 1.25, marginTop: 8 },
  lead: { fontSize: 12, marginTop: 12, marginBottom: 48, color: QUIET },
  chapter: { fontFamily: BOLD, fontSize: 18, lineHeight: 1.25, marginBottom: 12 },
  section: { fontFamily: BOLD, fontSize: 12, marginTop: 14, marginBottom: 3 },
  paragraph: { marginBottom: 6 },
  entry: { fontSize: 12, marginBottom: 4, color: INK, textDecoration: 'none' },
  step: { flexDirection: 'row', gap: 8, marginBottom: 4 },
  number: { width: 18, fontFamily: BOLD },
  words: { flex: 1 },
  picture: { width: '100%', borderWidth: 0.5, borderColor: '#c3ccd5', marginTop: 6 },
  caption: { fontSize: 9, color: QUIET, marginBottom: 8, marginTop: 3 },
  footer: { position: 'absolute', top: 790, left: 56, right: 56, fontSize: 9, color: QUIET },
});

interface PartProps {
  words: ManualWords;
}

/** Numbered instructions. */
const Steps = ({ of }: { of: Readonly<Record<string, string>> }): ReactElement => (
  <View>
    {Object.entries(of).map(([key, text], index) => (
      <View key={key} style={styles.step} wrap={false}>
        <Text style={styles.number}>{`${index + 1}.`}</Text>
        <Text style={styles.words}>{text}</Text>
      </View>
    ))}
  </View>
);

function Picture({ id, words }: PartProps & { id: PictureId }): ReactElement {
  const { picturesPatients, picturesMonitor } = words.manual;
  return (
    <View wrap={false}>
      <Image style={styles.picture} src={join(pictures, `${id}.png`)} />
      <Text style={styles.caption}>{{ patients: picturesPatients, monitor: picturesMonitor }[id]}</Text>
    </View>
  );
}

function ChapterBody({ chapter, words }: PartProps & { chapter: Chapter }): ReactElement {
  const { title, texts = [], picture, guides = [], questions = [] } = chapter;
  const steps: Readonly<Record<string, Readonly<Record<string, string>>>> = words.help.steps;
  return (
    <>
      <Text style={styles.chapter}>{words.manual.chapters[title]}</Text>
      {texts.map((id) => (
        <Text key={id} style={styles.paragraph}>
          {words.manual.texts[id]}
        </Text>
      ))}
      {picture && <Picture id={picture} words={words} />}
      {guides.map((id) => (
        <View key={id}>
          <Text style={styles.section} minPresenceAhead={60}>
            {words.help.watch[id].title}
          </Text>
          <Text style={styles.paragraph}>{words.help.watch[id].summary}</Text>
          <Steps of={words.help.captions[id]} />
        </View>
      ))}
      {questions.map((id) => (
        <View key={id}>
          <Text style={styles.section} minPresenceAhead={60}>
            {words.help.faq[id].question}
          </Text>
          <Text style={styles.paragraph}>{words.help.faq[id].answer}</Text>
          {steps[id] && <Steps of={steps[id]} />}
        </View>
      ))}
    </>
  );
}

const filled = (text: string, values: Readonly<Record<string, number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

const Footer = ({ words }: PartProps): ReactElement => (
  <View fixed style={styles.footer}>
    <Text render={({ pageNumber, totalPages }) => filled(words.manual.page, { number: pageNumber, of: totalPages })} />
  </View>
);

/** A user manual as a PDF: a title, contents that lead to the chapters, pages with their numbers. */
export async function makeManual(id: ManualId, language: ManualLanguage): Promise<Buffer> {
  const words: ManualWords = MANUAL_WORDS[language];
  await loadFonts(JSON.stringify(words));
  const title = { s: words.help.manualS, ets: words.help.manualETS }[id];
  return renderToBuffer(
    <Document title={`${PRODUCT}: ${title}`} author={PRODUCT} language={bcp47(language)}>
      <Page size="A4" style={styles.page}>
        <Text style={styles.product}>{PRODUCT}</Text>
        <Text style={styles.title}>{title}</Text>
        <Text style={styles.lead}>{words.manual.for[id]}</Text>
        <Text style={styles.section}>{words.manual.contents}</Text>
        {MANUALS[id].map((chapter) => (
          <Link key={chapter.title} src={`#${chapter.title}`} style={styles.entry}>
            {words.manual.chapters[chapter.title]}
          </Link>
        ))}
        <Footer words={words} />
      </Page>
      {MANUALS[id].map((chapter) => (
        <Page
          key={chapter.title}
          id={chapter.title}
          bookmark={words.manual.chapters[chapter.title]}
          size="A4"
          style={styles.page}
        >
          <ChapterBody chapter={chapter} words={words} />
          <Footer words={words} />
        </Page>
      ))}
    </Document>,
  );
}
