import { type ReactElement, useLayoutEffect, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Banner } from '../Banner/Banner.tsx';
import type { Brand, BrandProblem } from '../brand/Brand.ts';
import { BrandProvider } from '../brand/BrandProvider.tsx';
import { problemText } from '../brand/readBrand.ts';
import { Button } from '../Button/Button.tsx';
import { useCopy } from '../copy/useCopy.ts';
import { CopyIcon, DownloadIcon, UploadIcon } from '../icons/index.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { Select } from '../Select/Select.tsx';
import type { ThemeName } from '../theme/places.ts';
import { brandJson, openBrand } from './draft.ts';
import { Editor } from './Editor.tsx';
import { AllExamples } from './Gallery.tsx';
import { Report } from './Report.tsx';
import * as css from './studio.css.ts';
import { useBrandDraft } from './useBrandDraft.ts';
import { VisionStrip } from './VisionStrip.tsx';

const THEMES: readonly { id: ThemeName; label: string }[] = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'high-contrast', label: 'High contrast' },
];

/** The theme of the document, which goes back to what it was. */
function useTheme(): [ThemeName, (theme: ThemeName) => void] {
  const [first] = useState(() => document.documentElement.dataset['theme'] as ThemeName | undefined);
  const [theme, setTheme] = useState<ThemeName>(first ?? 'light');
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset['theme'] = theme;
    return () => {
      dataset['theme'] = first;
    };
  }, [theme, first]);
  return [theme, setTheme];
}

const RESULT = { idle: null, copied: 'Copied', failed: 'Not copied. Select the text and copy it.' } as const;

function Export({ brand, isReady }: { brand: Brand; isReady: boolean }): ReactElement {
  const { state, copy } = useCopy();
  const json = brandJson(brand);
  return (
    <section className={css.panel} aria-label="Export">
      <h2 className={css.title}>Export</h2>
      <div className={css.line}>
        <LinkButton
          variant="primary"
          icon={<DownloadIcon />}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(json)}`}
          download={`${brand.domain}.json`}
          isDisabled={!isReady}
        >
          Download JSON
        </LinkButton>
        <Button icon={<CopyIcon />} isDisabled={!isReady} onPress={() => copy(json)}>
          Copy JSON
        </Button>
        <span role="status">{isReady ? RESULT[state] : 'First put right what fails.'}</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <pre className={css.file} role="region" aria-label="Brand file" tabIndex={0}>
        {json}
      </pre>
    </section>
  );
}

interface StudioProps {
  /** Brands to begin with; the first is worn at the start. */
  samples: readonly Brand[];
  /** Screens that preview the brand. Wide ones are drawn as on a desktop, and scaled down until they fit. */
  screens: readonly { id: string; label: string; isWide: boolean; content: (brand: Brand) => ReactElement }[];
}

/** The editor of a brand: seeds on one side, a preview of the resulting colors on the other. */
export function Studio({ samples, screens }: StudioProps): ReactElement {
  const { draft, brand, problems, report, change, open } = useBrandDraft(samples[0]!);
  const [theme, setTheme] = useTheme();
  const [refused, setRefused] = useState<{ name: string; problems: readonly BrandProblem[] } | null>(null);
  const openFile = async (file: File): Promise<void> => {
    const result = openBrand(await file.text());
    if (result.brand) open(result.brand);
    setRefused(result.brand ? null : { name: file.name, problems: result.problems });
  };
  return (
    <BrandProvider brand={brand}>
      <article className={css.studio}>
        <header className={css.head}>
          <div className={css.line}>
            <Logo />
            <h1>Brand Studio</h1>
          </div>
          <div>
            <SegmentedControl label="Theme" isLabelHidden segments={THEMES} value={theme} onChange={setTheme} />
          </div>
        </header>
        <div className={css.stack}>
          <div className={css.panel}>
            <Select
              label="Start from"
              placeholder="A sample brand"
              value={samples.find(({ domain }) => domain === brand.domain)?.domain ?? null}
              options={samples.map(({ domain, name }) => ({ id: domain, label: name }))}
              onChange={(id) => open(samples.find(({ domain }) => domain === id)!)}
            />
            <div>
              <FileTrigger
                acceptedFileTypes={['application/json', '.json']}
                onSelect={(files) => {
                  const [file] = files ?? [];
                  if (file) void openFile(file);
                }}
              >
                <Button icon={<UploadIcon />}>Open a brand file</Button>
              </FileTrigger>
            </div>
            {refused && (
              <Banner tone="critical" title={`${refused.name} was not opened`} onDismiss={() => setRefused(null)}>
                <span style={{ whiteSpace: 'pre-line' }}>{problemText(refused.problems)}</span>
              </Banner>
            )}
          </div>
          <Editor draft={draft} problems={problems} onChange={change} />
        </div>
        <div className={css.stack}>
          <Report report={report} onFix={change} />
          <Tabs
            label="What the brand leads to"
            items={[
              ...screens.map(({ id, label, isWide, content }) => ({
                id,
                label,
                content: isWide ? (
                  <div className={css.desktop} data-scaled>
                    {content(brand)}
                  </div>
                ) : (
                  <div className={css.stage}>{content(brand)}</div>
                ),
              })),
              { id: 'vision', label: 'Color vision', content: <VisionStrip /> },
              { id: 'all', label: 'All components', content: <AllExamples /> },
              {
                id: 'export',
                label: 'Export',
                content: <Export brand={brand} isReady={report.passes && problems.length === 0} />,
              },
            ]}
          />
        </div>
      </article>
    </BrandProvider>
  );
}
