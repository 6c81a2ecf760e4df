import type { ContrastReportTexts } from '@isopter/monitor-charts/contrast/report';

export const contrastEs: ContrastReportTexts = {
  title: 'Informe de sensibilidad al contraste',
  eyes: { OD: 'Ojo derecho', OS: 'Ojo izquierdo', OU: 'Ambos ojos' },
  chart: {
    sensitivityAxis: 'log CS',
    recordAxis: 'Registro',
    normalBand: ({ value }) => `Normal desde ${value}`,
    logCs: ({ value }) => `${value} log CS`,
    right: 'Correcto',
    wrong: 'Incorrecto',
    nothing: 'Nada',
  },
  noResult: 'Sin resultado',
  normal: 'Dentro de los límites normales',
  belowNormal: 'Por debajo de los límites normales',
  results: 'Sensibilidad al contraste',
  records: 'Letras preguntadas y respondidas',
  eye: 'Ojo',
  contrast: 'Contraste de Weber',
  asked: 'Preguntado',
  answered: 'Respondido',
  result: 'Resultado',
  assessment: 'Valoración',
  norms: 'Normal con un ojo: 1,80 log CS o más, desde los 60 años 1,65 o más (letras de Pelli-Robson)',
  binocular: 'Letras en pasos de 0,15 unidades logarítmicas (Pelli, Robson y Wilkins 1988)',
};
