/** The English texts of QRCode. */
export const qrCodeTexts = {
  qrCode: ({ label }: { label: string }) => `QR code: ${label}`,
};
