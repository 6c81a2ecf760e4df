import type { ReactElement } from 'react';
import type { BrandColors, BrandProblem } from '../brand/Brand.ts';
import { brandSchema } from '../brand/schema.ts';
import { ColorPicker } from '../ColorPicker/ColorPicker.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { Palette } from '../theme/vars.ts';
import { dark, light } from '../theme/palettes.ts';
import { type Draft, problemAt, textAt, valueAt } from './draft.ts';
import { FileField } from './FileField.tsx';
import * as css from './studio.css.ts';

interface EditorProps {
  draft: Draft;
  problems: readonly BrandProblem[];
  onChange: (path: string, value: unknown) => void;
}

const SEEDS: readonly { key: keyof BrandColors; label: string; token: keyof Palette }[] = [
  { key: 'accent', label: 'Accent', token: 'accent' },
  { key: 'neutral', label: 'Neutral', token: 'ink3' },
  { key: 'rightEye', label: 'Right eye', token: 'eyeOd' },
  { key: 'leftEye', label: 'Left eye', token: 'eyeOs' },
  { key: 'positive', label: 'Positive', token: 'positive' },
  { key: 'caution', label: 'Caution', token: 'caution' },
  { key: 'critical', label: 'Critical', token: 'critical' },
];
const { properties } = brandSchema;
const TEXTS = [
  { path: 'name', label: 'Name', description: properties.name.description },
  { path: 'domain', label: 'Domain', description: properties.domain.description },
  { path: 'copyright', label: 'Copyright', description: properties.copyright.description },
  { path: 'technicianArea', label: 'Technician area', description: properties.technicianArea.description },
];
const PICTURE = ['image/svg+xml', 'image/png', 'image/webp'];
const PICTURES = [
  { path: 'logos.light', label: 'Logo', accept: PICTURE, description: properties.logos.properties.light.description },
  {
    path: 'logos.dark',
    label: 'Logo for dark',
    ground: dark.surface,
    accept: PICTURE,
    description: properties.logos.properties.dark.description,
  },
  { path: 'logos.mark', label: 'Sign', accept: PICTURE, description: properties.logos.properties.mark.description },
  {
    path: 'favicon',
    label: 'Favicon',
    accept: ['image/svg+xml', 'image/png', 'image/x-icon'],
    description: properties.favicon.description,
  },
];
const FAMILIES = [
  { path: 'type.body', label: 'Typeface', description: properties.type.properties.body.description },
  { path: 'type.mono', label: 'Typeface of numbers', description: properties.type.properties.mono.description },
];
const CORNERS = [
  { id: 'none', label: 'None' },
  { id: 'small', label: 'Small' },
  { id: 'medium', label: 'Medium' },
  { id: 'large', label: 'Large' },
] as const;
const { minimum, maximum } = properties.type.properties.scale;

/** Everything a partner decides. What is wrong is said at its field. */
export function Editor({ draft, problems, onChange }: EditorProps): ReactElement {
  const textFields = (fields: typeof TEXTS): ReactElement[] =>
    fields.map(({ path, label, description }) => (
      <TextField
        key={path}
        label={label}
        description={description}
        value={textAt(draft, path)}
        onChange={(value) => onChange(path, value)}
        errorMessage={problemAt(problems, path)}
        autoComplete="off"
      />
    ));
  const scale = valueAt(draft, 'type.scale');
  const radius = textAt(draft, 'radius');
  return (
    <div className={css.panel}>
      <h2 className={css.title}>Colors</h2>
      {SEEDS.map(({ key, label, token }) => (
        <ColorPicker
          key={key}
          label={label}
          description={properties.colors.properties[key].description}
          value={textAt(draft, `colors.${key}`)}
          fallback={light[token]}
          onChange={(value) => onChange(`colors.${key}`, value)}
          errorMessage={problemAt(problems, `colors.${key}`)}
        />
      ))}
      <h2 className={css.title}>Corners and type</h2>
      <SegmentedControl
        label="Corners"
        segments={CORNERS}
        value={CORNERS.find(({ id }) => id === radius)?.id ?? 'medium'}
        onChange={(value) => onChange('radius', value)}
      />
      {textFields(FAMILIES)}
      <Slider
        label="Text size"
        minValue={minimum}
        maxValue={maximum}
        step={0.0625}
        formatOptions={{ style: 'percent', maximumFractionDigits: 2 }}
        value={typeof scale === 'number' ? scale : 1}
        onChange={(value) => onChange('type.scale', value === 1 ? undefined : value)}
      />
      <h2 className={css.title}>Name and pictures</h2>
      {textFields(TEXTS)}
      {PICTURES.map((picture) => (
        <FileField
          key={picture.path}
          {...picture}
          value={textAt(draft, picture.path)}
          onChange={(value) => onChange(picture.path, value)}
          errorMessage={problemAt(problems, picture.path)}
        />
      ))}
    </div>
  );
}
