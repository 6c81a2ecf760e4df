import type { AcuityReportTexts } from '@isopter/monitor-charts/acuity/report';

export const acuityEs: AcuityReportTexts = {
  title: 'Informe de agudeza visual',
  optotype: 'Optotipo',
  optotypes: { LANDOLT_C: 'C de Landolt', TUMBLING_E: 'E de Snellen' },
  eyes: { OD: 'Ojo derecho', OS: 'Ojo izquierdo', OU: 'Ambos ojos' },
  chart: {
    sizeAxis: 'Tamaño (logMAR)',
    trialAxis: 'Optotipo',
    distance: 'Lejos',
    near: 'Cerca (40 cm)',
    contrastOf: ({ contrast }) => `${contrast} % de contraste`,
  },
  skipped: 'Omitido',
  noResult: 'Sin resultado',
  results: 'Agudeza visual en todas las notaciones',
  eye: 'Ojo',
  line: 'Línea',
  single: '–',
  feet: '20/',
  metres: '6/',
  decimal: 'Decimal',
  logmar: 'logMAR',
  letters: 'Letras ETDRS',
  shown: 'Optotipos',
  method: 'Best PEST (Lieberman y Pentland 1982); optotipos de ISO 8596; letras = 85 − 50 · logMAR',
  marks: 'En color: visto. Tachado: no visto. Escalones: estimación. Línea discontinua: resultado.',
};
