/** The package `xliff` has no types; these are those of its functions that we use. */
declare module 'xliff' {
  namespace xliff {
    interface Unit {
      source: string;
      target?: string;
      note?: string;
      additionalAttributes?: Readonly<Record<string, string | number>>;
    }
    interface File {
      sourceLanguage: string;
      targetLanguage: string;
      resources: Readonly<Record<string, Readonly<Record<string, Unit>>>>;
    }
  }
  const xliff: {
    js2xliff: (file: xliff.File) => Promise<string>;
    xliff2js: (text: string) => Promise<xliff.File>;
  };
  export default xliff;
}
