import type { CaptureReportTexts } from '@isopter/monitor-charts/capture/report';

export const captureEs: CaptureReportTexts = {
  title: 'Informe de imágenes',
  kind: 'Imágenes',
  kinds: { image: 'Ojos', series: 'Ojos, una serie', camera: 'Segmento anterior' },
  eyeOD: 'Ojo derecho',
  eyeOS: 'Ojo izquierdo',
  camera: 'Cámara',
  statuses: {
    notOrdered: 'No forma parte de esta prueba',
    waiting: 'Sin imágenes',
    inProgress: 'Faltan imágenes',
    done: 'Imágenes tomadas',
  },
  pictures: 'Imágenes',
  eye: 'Ojo',
  status: 'Estado',
  stayOnDevice: 'Las imágenes permanecen en el dispositivo que las tomó y no forman parte de este informe.',
};
