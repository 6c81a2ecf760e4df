import type { CSSProperties, ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  AppFrame,
  AppHeader,
  Badge,
  Breadcrumbs,
  Button,
  Card,
  CardGrid,
  CompletionCircle,
  type Eye,
  EyePair,
  EyeTag,
  KeyValueList,
  PageHeader,
  Slider,
  SplitView,
  StatBar,
  useEyeName,
} from '../index.ts';

const LIMITS = { caution: 20, critical: 33 };
const row: CSSProperties = { display: 'flex', alignItems: 'center', gap: 10 };

/** A box as big as what the chart kit draws there. */
function Placeholder({ children, height }: { children: string; height: number | string }): ReactElement {
  return (
    <div
      style={{
        display: 'grid',
        placeItems: 'center',
        flexGrow: 1,
        minBlockSize: height,
        borderRadius: 10,
        background: 'var(--isopter-color-sunken)',
        color: 'var(--isopter-color-ink3)',
      }}
    >
      {children}
    </div>
  );
}

function EyePlot({ eye, completion, isCurrent }: { eye: Eye; completion: number; isCurrent: boolean }): ReactElement {
  const name = useEyeName(eye);
  return (
    <Card isRound aria-label={name} outline={isCurrent && eye !== 'OU' ? eye : undefined}>
      <div style={{ ...row, justifyContent: 'space-between', marginBlockEnd: 12 }}>
        <div style={row}>
          <EyeTag eye={eye} isDecorative />
          <strong>{name}</strong>
          <span style={{ color: 'var(--isopter-color-ink3)' }}>Goldmann III</span>
        </div>
        <CompletionCircle label={name} value={completion} eye={eye} />
      </div>
      <Placeholder height={280}>Visual field</Placeholder>
    </Card>
  );
}

function Panel(): ReactElement {
  return (
    <>
      <div style={{ display: 'flex', flexShrink: 0 }}>
        <Placeholder height={168}>Left eye camera</Placeholder>
      </div>
      <KeyValueList
        aria-label="Device"
        items={[
          { label: 'Device', value: 'Lane 2 headset' },
          { label: 'Screen', value: 'Doing test' },
          { label: 'Headset', value: '82%', isNumeric: true, tone: 'positive' },
          { label: 'Handpiece', value: '41%', isNumeric: true, tone: 'caution' },
          { label: 'IPD', value: '62.5 mm', isNumeric: true },
          { label: 'Region', value: '2', isNumeric: true },
        ]}
      />
      <div style={{ display: 'flex', flexDirection: 'column', gap: 14 }}>
        <Slider label="Volume" isLabelHidden defaultValue={66} />
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 8 }}>
          <Button variant="primary">Pause</Button>
          <Button>Restart</Button>
          <Button>Skip back</Button>
          <Button>Skip ahead</Button>
        </div>
      </div>
      <section style={{ borderBlockStart: '1px solid var(--isopter-color-line)', paddingBlockStart: 14 }}>
        <h2 style={{ fontSize: 'var(--isopter-font-size-sm)', color: 'var(--isopter-color-ink3)', marginBlockEnd: 10 }}>
          Patient
        </h2>
        <KeyValueList
          aria-label="Patient"
          items={[
            { label: 'Name', value: 'Okafor, Adaeze' },
            { label: 'Born', value: '03/14/1961', isNumeric: true },
            { label: 'Gender', value: 'Female' },
          ]}
        />
      </section>
      <div style={{ marginBlockStart: 'auto', display: 'grid' }}>
        <Button variant="danger">Cancel test</Button>
      </div>
    </>
  );
}

function Screen(): ReactElement {
  return (
    <AppFrame
      header={
        <AppHeader
          start={
            <Breadcrumbs
              items={[
                { label: 'Patients', href: '/patients' },
                { label: 'Okafor, Adaeze', href: '/patients/A-20418' },
                { label: 'Tests' },
              ]}
            />
          }
          end={
            <>
              Northside Eye Clinic
              <Button>Close</Button>
            </>
          }
        />
      }
    >
      <SplitView panelLabel="Device and patient" panel={<Panel />}>
        <PageHeader
          title="Perimetry 24-2, AVA Standard"
          size="compact"
          meta={
            <>
              <Badge tone="positive" hasDot>
                Testing left eye
              </Badge>
              Test 2 of 3 in bundle
            </>
          }
        />
        <div style={{ flex: 1, display: 'grid' }}>
          <EyePair
            left={<EyePlot eye="OS" completion={58} isCurrent />}
            right={<EyePlot eye="OD" completion={100} isCurrent={false} />}
          />
        </div>
        <CardGrid minWidth={200} aria-label="Reliability">
          <Card>
            <StatBar label="False positives" value={4} limits={LIMITS} explanation="2 of 51 answers under 0.15 s" />
          </Card>
          <Card>
            <StatBar label="False negatives" value={25} limits={LIMITS} explanation="1 of 4 catch trials missed" />
          </Card>
          <Card>
            <StatBar label="Fixation losses" value={0} limits={LIMITS} explanation="0 of 4 blind-spot checks seen" />
          </Card>
        </CardGrid>
      </SplitView>
    </AppFrame>
  );
}

const meta = preview.meta({
  title: 'Screens/Monitor',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  globals: { theme: 'dark', viewport: { value: 'desktop', isRotated: false } },
});

export const Dark = meta.story({
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('complementary', { name: 'Device and patient' }));
    await expect(panel.getByText('Lane 2 headset')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'False negatives' })).toHaveAttribute(
      'aria-valuetext',
      '25%, Elevated',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Left eye' })).toHaveAttribute('aria-valuenow', '58');
  },
});
export const Light = meta.story({ globals: { theme: 'light' } });
export const TabletUpright = meta.story({ globals: { viewport: { value: 'tabletUpright', isRotated: false } } });
export const RightToLeft = meta.story({ globals: { locale: 'ar-EG' } });
export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
