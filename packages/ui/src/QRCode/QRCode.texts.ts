/** What QRCode says by itself. */
export const qrCodeTexts = {
  qrCode: ({ label }: { label: string }) => `QR code: ${label}`,
};
